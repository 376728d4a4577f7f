import sanitizeHtml from 'sanitize-html';

const LINE_ENDS = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/blockquote)\b[^>]{0,200}>/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of an HTML mail, one block to a line. */
export function htmlToText(html: string): string {
  const words = sanitizeHtml(html.replace(LINE_ENDS, '$&\n'), { allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
