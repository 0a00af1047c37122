/** Tags in a row, told apart by a slash that no line begins or ends with. Only assistive technology needs the `label`. */
export function Tags({ label, tags }: { label: string; tags: string[] }) {
  return (
    <div className="tag-row">
      <p className="sr-only">{label}</p>
      <ul className="tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  )
}
