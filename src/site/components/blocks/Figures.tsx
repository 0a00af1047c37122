/** A number with its unit: "99.99%", "2 ms", "90-day". A year is none, and neither is a number inside a word: "p95". */
const figure = /(?<![\w.])((?!20\d\d\b)\d[\d.,]*(?:%| ms|-day)?)(?!\w)/

/** A line of text whose figures stand out. */
export function Figures({ text }: { text: string }) {
  // Split by a pattern with one group, every second part is a match.
  return text.split(figure).map((part, index) =>
    index % 2 === 1 ? (
      <b key={index} className="figure">
        {part}
      </b>
    ) : (
      part
    ),
  )
}
