/** Longer parts of an address would not fit on the line of a phone. */
const longest = 22

/** An address as it is typed. Where there is room for it, a part of it stays whole: lines end behind a slash. src/site/styles/docs.css */
export function Address({ of }: { of: string }) {
  return of.split(/(?<=\/)/).map((part, index) =>
    part.length > longest ? (
      part
    ) : (
      <span key={index} className="address-part">
        {part}
      </span>
    ),
  )
}
