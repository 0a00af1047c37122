import type { ToastText } from '../toasts/toasts.tsx'

export type Outcome = 'empty' | 'subscribed' | 'already' | 'failed'

/** From the specification's error catalogue, word for word. */
export const messages: Record<Outcome, ToastText> = {
  empty: { title: 'Email required', description: 'Please enter your email address.', variant: 'destructive' },
  subscribed: { title: 'Successfully subscribed!', description: 'Thank you for subscribing to our newsletter.' },
  already: { title: 'Already subscribed!', description: 'This email is already subscribed to our newsletter.' },
  failed: {
    title: 'Subscription failed',
    description: 'Something went wrong. Please try again later.',
    variant: 'destructive',
  },
}
