import { NodeType, type HTMLElement, type Node } from 'node-html-parser'

const blocks = 'p, li, td, th, caption, h2, h3'

/** Turns straight quotation marks into curled ones, in place; code keeps its own. */
export function curlQuotes(root: HTMLElement): void {
  for (const block of root.querySelectorAll(blocks)) {
    if (block.querySelector(blocks)) continue
    // A mark opens or closes by what stands before it, be it in another element.
    let before = ' '
    for (const text of textsIn(block)) {
      if (!isInCode(text)) text.rawText = curl(before, text.rawText)
      before = text.rawText.at(-1) ?? before
    }
  }
}

/** Curls the marks of a text, given the character before it. */
export function curl(before: string, text: string): string {
  let last = before
  let curled = ''
  for (const sign of text) {
    const opens = last === '' || /[\s([{‘“—]/.test(last)
    last = sign === '"' ? (opens ? '“' : '”') : sign === "'" ? (opens ? '‘' : '’') : sign
    curled += last
  }
  return curled
}

function textsIn(node: Node): Node[] {
  return node.nodeType === NodeType.TEXT_NODE ? [node] : node.childNodes.flatMap(textsIn)
}

function isInCode(node: Node): boolean {
  return node.parentNode.closest('code, pre') !== null
}
