/** Paper sizes with their margins, in millimetres. B6 is for a long text that is read on the way. */
export const formats = {
  A5: { width: 148, height: 210, top: 17.5, bottom: 18, side: 15.5 },
  B6: { width: 125, height: 176, top: 17, bottom: 18.5, side: 14 },
} as const
