/** Undoes what an extension or a translation has changed, so that React finds what it prerendered: a form that is rendered again loses its caret and what was typed. Attributes stay, which React tolerates. */
export function alignWith(actual: Element, expected: Element): void {
  const focused = document.activeElement
  alignChildren(actual, expected)
  // A field that had to be moved has lost its focus on the way.
  if (focused instanceof HTMLElement && focused !== document.activeElement && actual.contains(focused))
    focused.focus({ preventScroll: true })
}

function alignChildren(actual: Node, expected: Node): void {
  let next = actual.firstChild
  for (const wanted of expected.childNodes) {
    const here = findFrom(next, wanted)
    if (here) while (next && next !== here) next = removeAndGoOn(next)
    const found = here ?? actual.insertBefore(controlElsewhere(actual, wanted) ?? wanted.cloneNode(true), next)
    if (found.nodeType === Node.TEXT_NODE) {
      if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue
    } else alignChildren(found, wanted)
    next = found.nextSibling
  }
  while (next) next = removeAndGoOn(next)
}

function findFrom(node: ChildNode | null, wanted: Node): ChildNode | undefined {
  for (let at = node; at; at = at.nextSibling)
    if (at.nodeName === wanted.nodeName && fieldName(at) === fieldName(wanted)) return at
  return undefined
}

/** A field of that name, or a button of that type, elsewhere in the island: something was wrapped around it or beside it. */
function controlElsewhere(parent: Node, wanted: Node): Element | null {
  const key = fieldName(wanted) ? 'name' : 'type'
  if (!(wanted instanceof Element && parent instanceof Element && wanted.matches('[name],button[type]'))) return null
  return (
    parent.closest('[data-island]')?.querySelector(`${wanted.nodeName}[${key}="${wanted.getAttribute(key)}"]`) ?? null
  )
}

function fieldName(node: Node): string | null {
  return node instanceof Element ? node.getAttribute('name') : null
}

function removeAndGoOn(node: ChildNode): ChildNode | null {
  const { nextSibling } = node
  node.remove()
  return nextSibling
}
