import type { ToastText } from '../toasts/toasts.tsx'

const onlyOurs = 'This viewer only opens PDFs from this site.'

/** From the specification's error catalogue, word for word; the description of `refused` is ours. */
export const toasts = {
  missing: { title: 'Missing file', description: 'No PDF file was specified.', variant: 'destructive' },
  failed: {
    title: 'Unable to preview PDF',
    description: 'The file could not be loaded. You can still download it.',
    variant: 'destructive',
  },
  refused: { title: 'Unable to preview PDF', description: onlyOurs, variant: 'destructive' },
  notPdf: { title: 'Non-PDF content', description: 'Attempting to preview the file.' },
} satisfies Record<string, ToastText>

export const panels = {
  loading: 'Loading PDF',
  failed: 'Preview unavailable. Try downloading the file.',
  refused: onlyOurs,
}
