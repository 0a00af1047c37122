import type { ToastText } from '../toasts/toast-state.ts'

/** From the specification's error catalogue, word for word; the description of `refused` is ours. */
export const toasts = {
  missing: { title: 'Missing file', description: 'No PDF file was specified.', variant: 'destructive' },
  failed: {
    title: 'Unable to preview PDF',
    description: 'The file could not be loaded. You can still download it.',
    variant: 'destructive',
  },
  refused: {
    title: 'Unable to preview PDF',
    description: 'This viewer only opens PDFs from this site.',
    variant: 'destructive',
  },
  notPdf: { title: 'Non-PDF content', description: 'Attempting to preview the file.' },
} satisfies Record<string, ToastText>

export const panels = {
  failed: 'Preview unavailable. Try downloading the file.',
  refused: 'This viewer only opens PDFs from this site.',
}

export const labels = { loading: 'Loading PDF' }
