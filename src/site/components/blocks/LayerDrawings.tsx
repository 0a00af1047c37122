import type { BlockData } from '../../../model/page.ts'

type Layer = BlockData['layers'][number]['layer']

// Each drawing is 144 by 88 and has the colour of paper inside, as it stands on the line that joins the layers. The title beside it says the same.
const drawings: Record<Layer, [className: string, d: string][]> = {
  // A sheet of text, in which one sentence is the rule.
  specification: [
    ['ink sheet-fill', 'M36 4h56l16 16v64H36z'],
    ['ink', 'M92 4v16h16'],
    ['thin', 'M50 22h30M50 32h44M50 62h44M50 72h28'],
    ['proved', 'M50 42h44M50 52h30'],
  ],
  // Premises that meet above a line, and what follows from them.
  proof: [
    ['sheet-fill', 'M12 2h120v84H12z'],
    ['bar', 'M18 12h30M58 12h30M84 38h40'],
    ['ink', 'M12 24h82M12 50h120'],
    ['bar', 'M18 38h50'],
    ['ink', 'M40 58v20M40 68h11'],
    ['proved', 'M60 68h48'],
  ],
  // A record of digests under a seal.
  certificate: [
    ['ink sheet-fill', 'M14 8h116v72H14z'],
    ['thin', 'M20 14h104v60H20zM32 26h56'],
    ['hash', 'M32 42h8M44 42h14M62 42h6M32 52h14M50 52h6M60 52h12M32 62h6M42 62h12'],
    ['seal', 'M86 52a16 16 0 1 0 32 0a16 16 0 1 0-32 0'],
    ['seal-end', 'M97 47h10v10H97z'],
  ],
  // A gate: two calls pass, one is refused.
  runtime: [
    ['sheet-fill', 'M2 6h140v76H2z'],
    ['thin', 'M4 22h64M76 22h66M4 44h64M76 44h66M4 66h44'],
    ['ink', 'M68 6v76M76 6v76M60 6h24'],
    ['seal-end', 'M98 17h10v10H98zM116 39h10v10h-10z'],
    ['path-refused', 'M46 60l12 12M58 60l-12 12'],
  ],
  // A log, each entry of which holds the one before.
  evidence: [
    ['sheet-fill', 'M20 2h104v84H20z'],
    ['ink', 'M24 6h14v14H24zM24 37h14v14H24zM24 68h14v14H24zM31 20v17M31 51v17'],
    ['thin', 'M50 13h68M50 75h58'],
    ['thin', 'M50 44h44'],
    ['proved', 'M102 44l6 7 11-14'],
  ],
  // What the model expects, and what was seen; one sighting lies off the curve.
  data: [
    ['thin', 'M16 4v76h124'],
    ['ink', 'M16 66c30 0 36-46 62-46s26 30 60 32'],
    ['seal-end', 'M33 54h8v8h-8zM52 32h8v8h-8zM74 14h8v8h-8zM124 46h8v8h-8z'],
    ['path-refused', 'M98 64l12 12M110 64l-12 12'],
  ],
}

/** A layer, drawn. */
export function LayerDrawing({ of }: { of: Layer }) {
  return (
    <svg className="drawing" viewBox="0 0 144 88" width="144" height="88" aria-hidden="true" focusable="false">
      {drawings[of].map(([className, d]) => (
        <path key={d} className={className} d={d} />
      ))}
    </svg>
  )
}
