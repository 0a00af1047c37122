import type { Content } from '../../../src/content/content.ts'
import { WithCode } from '../../../src/site/components/WithCode.tsx'
import { dayOf } from '../../../src/model/day.ts'
import type { PaperLabels } from '../sources.ts'

type Data = Content['data']

/** The company facts as the press page has them. */
export function CompanyFacts({ facts }: Data['press']['company']) {
  return (
    <table className="facts">
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The tools by group, as the products page has them, each with where it is early. */
export function ToolTables({ groups, products, labels, words }: Data['products'] & { words: PaperLabels }) {
  return groups.map(({ id, name }) => (
    <section key={id}>
      <h2>{name}</h2>
      <table className="tools">
        <thead>
          <tr>
            <th scope="col">{words.tool}</th>
            <th scope="col">{words.purpose}</th>
            <th scope="col">{labels.early}</th>
            <th scope="col">{labels.licence}</th>
            <th scope="col">{labels.checked}</th>
          </tr>
        </thead>
        <tbody>
          {products
            .filter(({ group }) => group === id)
            .map((product) => (
              <tr key={product.slug}>
                <th scope="row">{product.name}</th>
                <td>{product.purpose}</td>
                <td>{product.early && <WithCode text={product.early} />}</td>
                <td>
                  <WithCode text={product.licence} />
                </td>
                <td>
                  <span className="nowrap">{dayOf(product.checked).text}</span>
                  {product.unverified && <span className="nowrap"> ({words.copy})</span>}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  ))
}
