export const CONTACT_KINDS = ['email', 'link', 'phone', 'handle'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
export type ContactDetail = { kind: ContactKind; found: string };

/** Days and spans of years look like numbers to ring. */
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d\b/g;

const PATTERNS: Record<ContactKind, RegExp> = {
  email: /[\w.+-]{1,64}(?:@|\s?(?:\(at\)|\[at\])\s?)[\w-]{1,63}(?:\.[\w-]{1,63})+/i,
  link: /https?:\/\/\S+|\bwww\.\S+|\b[a-z0-9][a-z0-9-]{0,62}\.(?:com|net|org|info|au|nz|io|co|shop|studio|wedding|photography)(?:\.au|\.nz)?\b/i,
  phone: /(?:\+\d|\(0|\b0\d|\b1[38]\d?0?)(?:[\s().-]{0,3}\d){5,}/,
  handle: /(?:^|\s)@[\w.]{3,30}/,
};

/** The ways around the marketplace in a text that couples read: the first of each kind. */
export function contactDetailsIn(text: string): ContactDetail[] {
  const left = text.replaceAll(DATES, ' ');
  const found: ContactDetail[] = [];
  for (const kind of CONTACT_KINDS) {
    const match = PATTERNS[kind].exec(left)?.[0].trim();
    if (match && !found.some((each) => each.found.includes(match))) found.push({ kind, found: match });
  }
  return found;
}
