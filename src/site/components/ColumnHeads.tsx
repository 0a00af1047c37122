/** src/site/styles/tool-map.css turns the heads where there is little room. */
export function ColumnHeads({ rows, places }: { rows: string; places: string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{rows}</th>
        {places.map((place) => (
          <th key={place} scope="col">
            <span>{place}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
