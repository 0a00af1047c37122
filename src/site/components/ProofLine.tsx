import { Certificate, Proof, Runtime, Specification } from './Stations.tsx'

const stations = [Specification, Proof, Certificate, Runtime]

/**
 * The line drawing of the site: a specification, its proof, the certificate and the running system, with a word for each and a
 * caption that says what is drawn. It draws itself once, within the five seconds after which motion would need a control
 * (https://www.w3.org/TR/WCAG22/#pause-stop-hide).
 */
export function ProofLine({ labels, caption }: { labels: string[]; caption: string }) {
  return (
    <figure className="sheet">
      <ol className="proof-line">
        {stations.map((Station, index) => (
          <li key={index}>
            <Station />
            <p className="label">{labels[index]}</p>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
