/** The text node, and the place in it, after so many characters of an element's text. */
export function findPosition(element: HTMLElement, characters: number): { node: Node; offset: number } {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = characters;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return { node: element, offset: element.childNodes.length };
}
