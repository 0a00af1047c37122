/** Longer parts of an address would not fit on the line of a phone. */
const longest = 26

/** An address as it is typed. A line of it ends behind a slash, and inside of a part only where that alone is wider. */
export function Address({ of }: { of: string }) {
  return of.split(/(?<=\/)/).map((part, index) =>
    part.length > longest ? (
      part
    ) : (
      <span key={index} className="whole">
        {part}
      </span>
    ),
  )
}
