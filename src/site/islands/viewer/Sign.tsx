/** Lines on a ground of 24 by 24: those of the static page's buttons, whose icons are drawn while building. */
const lines = {
  open: 'M7 7h10v10M7 17 17 7',
  download: 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5',
}

/** The sign on a button: beside its word, never instead of it. */
export function Sign({ of }: { of: keyof typeof lines }) {
  return (
    <svg className="icon mark-line" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d={lines[of]} />
    </svg>
  )
}
