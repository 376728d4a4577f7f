import { escapeHtml } from '#platform/mail/escape-html.ts';

/** The last word is the surname. */
export function splitName(fullName: string): { name: string; surname: string } {
  const words = fullName.split(/\s+/);
  const surname = words.length > 1 ? (words.pop() ?? '') : '';
  return { name: words.join(' '), surname };
}

/** The suffix tells companies of the same name apart. */
export function toSlug(name: string, suffix: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain.slice(0, 60) || 'provider'}-${suffix}`;
}

export function toParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((each) => `<p>${escapeHtml(each).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
