// Sheets of drawings, one for each point of a page, in their order.
export { default as benefits } from './benefits.svg?raw'
export { default as missionPrinciples } from './mission-principles.svg?raw'
export { default as toolPrinciples } from './tool-principles.svg?raw'
