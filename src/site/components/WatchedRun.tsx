/** Events on their way through a guard, and the record below in which each has its line; the one that was refused has one, too. */
export function WatchedRun() {
  return (
    <svg className="drawing" viewBox="23 8 254 204" width="254" height="204" aria-hidden="true" focusable="false">
      <path className="thin" d="M24 30h114M24 54h114M24 78h114M162 30h114M162 54h114M162 78h114" />
      <path className="ink sheet-fill" d="M142 10h16v88h-16z" />
      <path className="proved" d="M150 20v68" />
      <circle className="event-passed" cx="186" cy="30" r="7" />
      <circle className="event-passed" cx="246" cy="30" r="7" />
      <circle className="event-passed" cx="216" cy="54" r="7" />
      <circle className="event" cx="54" cy="30" r="7" />
      <circle className="event" cx="88" cy="54" r="7" />
      <g className="event-refused">
        <circle cx="122" cy="78" r="8" />
        <path d="M116 84l12-12" />
      </g>
      <path className="thin" d="M150 98v16" />
      <path className="ink sheet-fill" d="M60 114h180v96H60z" />
      <path className="thin" d="M100 132h76M100 152h96M100 192h58" />
      <path
        className="ink"
        d="M74 127h10v10H74zM74 147h10v10H74zM74 167h10v10H74zM74 187h10v10H74zM79 137v10M79 157v10M79 177v10"
      />
      <path className="event-logged" d="M100 172h84" />
      <path
        className="proved"
        d="M212 126v12M212 132h12M212 146v12M212 152h12M212 166v12M212 172h12M212 186v12M212 192h12"
      />
    </svg>
  )
}
