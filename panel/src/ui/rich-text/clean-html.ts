import DOMPurify from 'dompurify';

const TAGS = ['p', 'br', 'h3', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'blockquote', 'a'];

/** Removes everything from foreign HTML that the editor cannot show: scripts, styles, unsafe links. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  });
}
