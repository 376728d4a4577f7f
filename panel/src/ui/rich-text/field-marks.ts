const OPEN_FIELD = /\{\{\s{0,5}([\w.]{1,40})\s{0,5}\}\}/g;
const CHIP = /<span data-field="([\w.]{1,40})"[^>]*>[^<]*<\/span>/g;

/** Turns `{{couple.names}}` in HTML into an element that the editor shows as a chip. */
export function withChips(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) if (text.data.includes('{{')) text.replaceWith(...splitMarks(page, text.data));
  return page.body.innerHTML;
}

function splitMarks(page: Document, words: string): (string | HTMLElement)[] {
  // Splitting by one group gives: text, field, text, field, … text.
  return words.split(OPEN_FIELD).map((piece, index) => (index % 2 === 0 ? piece : chipElement(page, piece)));
}

function chipElement(page: Document, name: string): HTMLElement {
  const chip = page.createElement('span');
  chip.dataset['field'] = name;
  return chip;
}

/** Turns chips back into fields, for storing and sending. */
export function withoutChips(html: string): string {
  return html.replaceAll(CHIP, '{{$1}}');
}
