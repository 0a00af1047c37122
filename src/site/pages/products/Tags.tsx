/** Tags in a row, told apart by a slash; one that ends a line says that more follow. Only assistive technology needs the `label`. */
export function Tags({ label, tags }: { label: string; tags: string[] }) {
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
