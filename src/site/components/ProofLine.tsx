import { Drawing } from './Drawing.tsx'
import stations from './stations.svg?raw'

// Each is 300 wide; the line that joins them runs at y = 170, from edge to edge. On narrow pages the stylesheet stands them one below
// the other on a line of its own, and hides `flow`, `node` and `stalk`.
const names = ['specification', 'proof', 'certificate', 'runtime']

/**
 * The line drawing of the site: a specification, its proof, the certificate and the running system, with a word for each and a
 * caption that says what is drawn. It draws itself once, within the five seconds after which motion would need a control
 * (https://www.w3.org/TR/WCAG22/#pause-stop-hide).
 */
export function ProofLine({ labels, caption }: { labels: string[]; caption: string }) {
  return (
    <figure className="sheet">
      <ol className="proof-line">
        {names.map((name, index) => (
          <li key={name}>
            <Drawing sheet={stations} name={name} />
            <p className="label">{labels[index]}</p>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
