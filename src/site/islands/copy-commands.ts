// The buttons that copy code: made here, as without script they could do nothing. <CopyCommands> has their look and their words.
const pattern = document.querySelector<HTMLTemplateElement>('template[data-copied]')
const told = document.querySelector('[data-told]')
const button = pattern?.content.firstElementChild
const codes = new Map<Element, Element>()

const copy = async (code: Element): Promise<string | undefined> => {
  try {
    await navigator.clipboard.writeText(code.textContent.trim())
    return pattern?.dataset.copied
  } catch {
    // Refused, or not there, as on a page without TLS: once it is selected, a key copies it.
    getSelection()?.selectAllChildren(code)
    return pattern?.dataset.refused
  }
}

if (button && told) {
  for (const code of document.querySelectorAll('pre, [data-copy]')) {
    const own = document.importNode(button, true)
    code.after(own)
    codes.set(own, code)
  }
  addEventListener('click', ({ target }) => {
    const code = target instanceof Element && codes.get(target)
    if (!code) return
    for (const one of codes.keys()) one.textContent = button.textContent
    // Emptied first, so that the same words are announced again.
    told.textContent = ''
    void copy(code).then((words = '') => {
      target.textContent = words
      told.textContent = words
    })
  })
}
