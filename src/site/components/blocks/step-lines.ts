import type { BlockData } from '../../../model/page.ts'

type Drawing = BlockData['drawn-steps'][number]['drawing']
/** Lines of a drawing by what they are drawn with: the classes of src/site/styles/drawing.css. */
type Lines = [className: string, d: string][]

/**
 * A drawing shows 240 by 104 of its plane, from the left edge of what stands on it. A line at y = 56 joins the drawings where they
 * stand side by side, and the same line turned about (120, 56), which is the middle of each, where they stand one above the other;
 * what lies on it has the colour of paper inside. The text beside each drawing says the same.
 */
export const stepLines: Record<Drawing, Lines> = {
  // A sheet of source text, where the line begins.
  source: [
    ['flow', 'M120 56h400'],
    ['ink sheet-fill', 'M84 6h52l18 18v74H84z'],
    ['ink', 'M136 6v18h18'],
    ['thin', 'M96 36h38M96 48h46M102 60h32M102 72h40M96 84h24'],
  ],
  // A command.
  build: [
    ['flow', 'M-99 56h600'],
    ['ink sheet-fill', 'M76 18h88v72H76z'],
    ['thin', 'M76 32h88'],
    ['proved', 'M90 46l12 10-12 10'],
    ['ink', 'M112 68h34'],
  ],
  // A list of files, each with its digest, closed by the end mark.
  manifest: [
    ['flow', 'M-99 56h600'],
    ['ink sheet-fill', 'M78 6h84v92H78z'],
    [
      'hash',
      'M90 22h8M104 22h14M122 22h6M132 22h14M90 38h8M104 38h6M114 38h14M132 38h6M90 54h8M104 54h12M120 54h8M132 54h16',
    ],
    ['hash', 'M90 70h8M104 70h6M114 70h10'],
    ['seal-end', 'M136 74h14v14h-14z'],
  ],
  // The same command on another machine.
  rebuild: [
    ['flow', 'M-99 56h600'],
    ['thin sheet-fill', 'M64 8h88v72H64z'],
    ['ink sheet-fill', 'M80 22h96v72H80z'],
    ['thin', 'M80 36h96'],
    ['proved', 'M94 50l12 10-12 10'],
    ['ink', 'M116 72h34'],
  ],
  // Two lists held line against line; one pair differs.
  compare: [
    ['flow', 'M-99 56h312'],
    ['thin sheet-fill', 'M46 6h148v92H46z'],
    ['ink', 'M46 6h48v92H46zM146 6h48v92h-48z'],
    [
      'hash',
      'M56 26h12M72 26h12M156 26h12M172 26h12M56 50h8M68 50h16M156 50h8M168 50h16M56 74h16M76 74h8M156 74h6M166 74h18',
    ],
    ['proved', 'M108 23h24M108 30h24M108 47h24M108 54h24'],
    ['path-refused', 'M113 67l14 14M127 67l-14 14'],
    ['seal-end flow-end', 'M212 46h20v20h-20z'],
  ],
  // A letter.
  receive: [
    ['flow', 'M120 56h400'],
    ['ink sheet-fill', 'M72 20h96v70H72z'],
    ['ink', 'M72 20l48 38 48-38'],
    ['thin', 'M72 90l36-38M168 90l-36-38'],
  ],
  // The same run twice, with the same end.
  repeat: [
    ['flow', 'M-99 56h600'],
    ['ink sheet-fill', 'M56 14h128v84H56z'],
    ['thin', 'M70 40h86M70 72h86'],
    ['event-dot', 'M76 34v12M100 34v12M124 34v12M76 66v12M100 66v12M124 66v12'],
    ['path-refused', 'M150 33l14 14M164 33l-14 14M150 65l14 14M164 65l-14 14'],
  ],
  // How far along a rule, and in which of three places.
  judge: [
    ['flow', 'M-99 56h600'],
    ['ink sheet-fill', 'M60 40h120v32H60z'],
    ['thin', 'M72 40v10M84 40v16M96 40v10M108 40v16M120 40v10M132 40v16M144 40v10M156 40v16M168 40v10'],
    ['path-refused', 'M144 8v62M138 14l6-8 6 8'],
    ['ink sheet-fill', 'M78 82h16v16H78zM112 82h16v16h-16zM146 82h16v16h-16z'],
    ['path-refused', 'M82 86l8 8M90 86l-8 8M150 86l8 8M158 86l-8 8'],
  ],
  // Behind a screen a test fails, and then passes.
  mend: [
    ['flow', 'M-99 56h600'],
    ['thin sheet-fill path-back', 'M56 8h128v90H56z'],
    ['path-refused', 'M72 42l18 18M90 42l-18 18'],
    ['ink', 'M102 51h26M120 43l8 8-8 8'],
    ['proved', 'M142 52l9 9 17-20'],
    ['thin', 'M72 80h96'],
  ],
  // The fix and the advisory, one upon the other, and the end mark.
  publish: [
    ['flow', 'M-99 56h312'],
    ['ink sheet-fill', 'M68 6h62v76H68z'],
    ['thin', 'M78 20h40M78 32h30'],
    ['ink sheet-fill', 'M110 22h62v76h-62z'],
    ['proved', 'M122 40h38'],
    ['thin', 'M122 54h38M122 66h38M122 78h22'],
    ['seal-end flow-end', 'M212 46h20v20h-20z'],
  ],
  // Premises, a line, and what follows from them.
  prove: [
    ['flow', 'M-99 56h600'],
    ['ink sheet-fill', 'M66 8h108v88H66z'],
    ['bar', 'M78 26h34M124 26h38M78 42h50'],
    ['ink', 'M78 56h84M84 66v18M84 75h10'],
    ['proved', 'M102 75h50'],
  ],
  // A record under a seal.
  seal: [
    ['flow', 'M-99 56h600'],
    ['ink sheet-fill', 'M62 12h116v80H62z'],
    ['thin', 'M76 28h58M76 40h38'],
    ['hash', 'M76 58h8M88 58h14M106 58h6M76 72h14M94 72h6'],
    ['seal', 'M130 64a18 18 0 1 0 36 0a18 18 0 1 0-36 0'],
    ['seal-end', 'M142 58h12v12h-12z'],
  ],
  // Calls that all pass, each set down below.
  watch: [
    ['flow', 'M-99 56h320'],
    ['ink sheet-fill', 'M56 12h128v80H56z'],
    ['ink', 'M56 38h128'],
    ['event-dot', 'M80 32v12M112 32v12M144 32v12'],
    ['thin', 'M72 70h96M80 46v18M112 46v18M144 46v18'],
    ['proved', 'M80 66v8M112 66v8M144 66v8'],
    ['seal-end flow-end', 'M212 46h20v20h-20z'],
  ],
}

/** Where in its plane a drawing begins. */
export const stepLefts: Record<Drawing, number> = {
  source: 84,
  build: 76,
  manifest: 78,
  rebuild: 64,
  compare: 46,
  receive: 72,
  repeat: 56,
  judge: 60,
  mend: 56,
  publish: 68,
  prove: 66,
  seal: 62,
  watch: 56,
}
