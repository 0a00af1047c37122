/** Figures, large, over what they count. */
export function Stats({ stats }: { stats: { value: string; label: string }[] }) {
  return (
    <dl className="stats">
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
