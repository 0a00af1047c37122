// The not-found page's "Go Back": back to where the visitor came from, if that was this site. Otherwise the link leads home,
// as it does without script. A click that asks for a new tab or window is the browser's.
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
