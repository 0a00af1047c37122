import { ButtonLink } from '../../components/Button.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { UnverifiedNote } from '../../components/Badge.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import type { Products } from '../../data/products.ts'
import type { Entry } from './page.tsx'

type Labels = Products['labels']

export function ProductEntry({ product, labels }: { product: Entry; labels: Labels }) {
  return (
    <li className="product" id={product.slug}>
      <div className="product-name">
        {product.icon && <DocumentationIcon name={product.icon} />}
        <h3>{product.name}</h3>
      </div>
      <p className="product-purpose">{product.purpose}</p>
      <Tags label={labels.tags} tags={product.tags} />
      <div className="buttons">
        <ButtonLink href={product.docsPath} about={product.name}>
          {labels.learnMore}
        </ButtonLink>
        <ButtonLink href={product.repository} about={product.name}>
          {labels.viewRepo}
        </ButtonLink>
      </div>
      <div className="product-facts">
        <DescriptionList items={factsOf(product, labels)} />
        {product.unverified && <UnverifiedNote>{labels.unverified}</UnverifiedNote>}
      </div>
    </li>
  )
}

function factsOf(product: Entry, labels: Labels) {
  return [
    { label: labels.languages, value: product.languages.join(', ') },
    { label: labels.licence, value: <WithCode text={product.licence} /> },
    { label: labels.maturity, value: <WithCode text={product.maturity} /> },
    { label: labels.checked, value: <DateText day={product.checked} /> },
  ]
}

function Tags({ label, tags }: { label: string; tags: string[] }) {
  return (
    <div>
      <p className="sr-only">{label}</p>
      <ul className="tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  )
}
