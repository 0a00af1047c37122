import type { ReactNode } from 'react'

export function DescriptionList({ items }: { items: { label: string; value: ReactNode }[] }) {
  return (
    <dl className="facts grid content-start text-small">
      {items
        .filter(({ value }) => value !== undefined)
        .map(({ label, value }) => (
          <div
            key={label}
            className="grid items-baseline gap-x-4 border-t border-rule py-1.5 first:border-t-0 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="label">{label}</dt>
            <dd className="max-w-[44rem]">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
