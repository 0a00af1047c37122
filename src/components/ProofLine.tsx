import { Certificate, Proof, Runtime, Specification } from './Stations.tsx'

const stations = [Specification, Proof, Certificate, Runtime]

/** The line drawing of the site: a specification, its proof, the certificate and the running system, with a word for each. */
export function ProofLine({ labels }: { labels: string[] }) {
  return (
    <ol className="proof-line">
      {stations.map((Station, index) => (
        <li key={index}>
          <Station />
          <p className="label">{labels[index]}</p>
        </li>
      ))}
    </ol>
  )
}
