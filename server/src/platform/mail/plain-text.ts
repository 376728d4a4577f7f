import sanitizeHtml from 'sanitize-html';

const LINE_ENDS = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/blockquote)\b[^>]{0,200}>/gi;
const CELL_ENDS = /<\/t[dh]\b[^>]{0,200}>/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text of an HTML mail, one block per line, with a space between the cells of a table. */
export function htmlToText(html: string): string {
  const apart = html.replace(LINE_ENDS, '$&\n').replace(CELL_ENDS, '$& ');
  return asLines(sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} }));
}

/**
 * The same for the output of `cleanHtml`: there every angle bracket belongs to a tag, so no parser is needed, which
 * halves the cost of sending.
 */
export function cleanHtmlToText(html: string): string {
  return asLines(html.replace(LINE_ENDS, '$&\n').replaceAll(/<[^>]*>/g, ''));
}

function asLines(words: string): string {
  return words
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
