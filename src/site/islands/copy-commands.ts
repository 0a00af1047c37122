// The buttons that copy code: made here, as without script they could do nothing. <CopyCommands> has their look and their words.
const template = document.querySelector<HTMLTemplateElement>('template[data-copied]')
const announcement = document.querySelector('[data-copy-status]')
const button = template?.content.firstElementChild
const codes = new Map<Element, Element>()

const copy = async (code: Element): Promise<string | undefined> => {
  try {
    await navigator.clipboard.writeText(code.textContent.replace(/^\n+|\s+$/g, ''))
    return template?.dataset.copied
  } catch {
    // Refused, or not there, as on a page without TLS: once it is selected, a key copies it.
    getSelection()?.selectAllChildren(code)
    return template?.dataset.refused
  }
}

if (button && announcement) {
  for (const code of document.querySelectorAll('pre, [data-copy]')) {
    const copyButton = document.importNode(button, true)
    code.after(copyButton)
    codes.set(copyButton, code)
  }
  addEventListener('click', ({ target }) => {
    // A translation puts elements into it.
    const pressed = target instanceof Element && target.closest('button')
    const code = pressed && codes.get(pressed)
    if (!code) return
    for (const other of codes.keys()) other.textContent = button.textContent
    // Emptied first, so that the same words are announced again.
    announcement.textContent = ''
    void copy(code).then((words = '') => {
      pressed.textContent = words
      announcement.textContent = words
    })
  })
}
