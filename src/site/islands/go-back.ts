// The not-found page's "Go Back": to the previous page of this site in this tab, for a typed address too, otherwise home, as the link
// does without script. A click that asks for a new tab or window is the browser's.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('[data-back]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !canGoBack()) return
  event.preventDefault()
  history.back()
})

/** https://developer.mozilla.org/en-US/docs/Web/API/Navigation/canGoBack, or whether a link of this site led here. */
function canGoBack(): boolean {
  if ('navigation' in window) return navigation.canGoBack
  return document.referrer !== '' && new URL(document.referrer).origin === location.origin && history.length > 1
}
