/** Where there is little room the heads are vertical. */
export function ColumnHeads({ rows, places }: { rows: string; places: string[] }) {
  return (
    <thead className="label text-soft">
      <tr className="border-b border-edge">
        <th scope="col" className="w-[40%] pb-2 text-start align-bottom font-normal md:w-60">
          {rows}
        </th>
        {places.map((place) => (
          <th key={place} scope="col" className="pb-2 text-center align-bottom font-normal">
            <span className="inline-block max-xl:rotate-180 max-xl:[writing-mode:vertical-rl]">{place}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
