export { Prose } from '../site/components/Prose.tsx'
