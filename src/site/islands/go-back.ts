// The not-found page's "Go Back": to the previous page if it was on this site, otherwise home, as the link does without script.
// A click that asks for a new tab or window is the browser's.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('[data-back]')
  if (
    !link ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    !document.referrer ||
    new URL(document.referrer).origin !== location.origin ||
    history.length < 2
  )
    return
  event.preventDefault()
  history.back()
})
