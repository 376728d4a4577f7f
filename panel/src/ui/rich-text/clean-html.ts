import DOMPurify from 'dompurify';

const TAGS = ['p', 'br', 'h3', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'blockquote', 'a'];

/** Keeps of foreign HTML what the editor can show; scripts, styles and clever addresses stay outside. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  });
}
