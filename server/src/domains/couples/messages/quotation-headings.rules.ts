/** ‘On Friday, Imogen <…> wrote:’ and its relatives. Mail programs break it over up to three lines. */
const ATTRIBUTIONS = [
  /^on\b.{5,300}\bwrote\s?:$/iu,
  /^am\b.{5,300}\bschrieb\b.{0,120}:$/iu,
  /^le\b.{5,300}\ba écrit\s?:$/iu,
  /^.{5,300}\byazdı(?:\s?\(.{3,60}\))?\s?:$/iu,
  /^(?:في|بتاريخ|كتب|كتبت)(?=[\s،]).{5,300}:$/u,
  // Any language: it names an address and a year, and ends with a colon.
  /^(?=.{0,300}<[^<>\s]{3,120}@[^<>\s]{3,120}>)(?=.{0,300}\b20\d\d\b).{10,400}:$/u,
];
/** A heading that begins like this or has a date is complete on its own line; what is above it is no part of it. */
const COMPLETE = /^(?:on|am|le|في|بتاريخ|كتب|كتبت)(?=[\s،])|\b20\d\d\b/iu;
const SEPARATORS = [
  /^-{2,}\s?(?:original message|forwarded message|orijinal mesaj|özgün ileti|iletilen mesaj|الرسالة الأصلية)\s?-{2,}$/iu,
  /^_{10,}$/,
  /^begin forwarded message:$/i,
];
const FROM = /^\*?(?:from|kimden|gönderen|von|de|من)\s?:/iu;
const NEXT_TO_FROM =
  /^\*?(?:sent|date|to|cc|subject|reply-to|gönderme tarihi|gönderildi|tarih|kime|bilgi|konu|gesendet|datum|an|betreff|envoyé|à|objet|date d’envoi|تاريخ الإرسال|التاريخ|إلى|نسخة|الموضوع)\s?:/iu;
const MAX_ATTRIBUTION_LINES = 3;
const MAX_HEADER_LINES = 8;

/** Lines that introduce a quotation: from the index given to the one returned, which is the first after them. */
export function findHeadingEnd(lines: readonly string[], at: number): number | undefined {
  const line = clean(lines[at]);
  if (line === '') return undefined;
  return findHeaderBlockEnd(lines, at) ?? findSeparatorEnd(lines, at, line) ?? findAttributionEnd(lines, at);
}

function findAttributionEnd(lines: readonly string[], at: number): number | undefined {
  let joined = '';
  for (let count = 0; count < MAX_ATTRIBUTION_LINES; count += 1) {
    const next = clean(lines[at + count]);
    if (next === '' || next.startsWith('>') || next.length > 400) return undefined;
    if (count > 0 && COMPLETE.test(next) && isAttribution(next)) return undefined;
    joined = `${joined} ${next}`.trim();
    if (isAttribution(joined)) return at + count + 1;
  }
  return undefined;
}

function isAttribution(text: string): boolean {
  return text.endsWith(':') && ATTRIBUTIONS.some((attribution) => attribution.test(text));
}

function findSeparatorEnd(lines: readonly string[], at: number, line: string): number | undefined {
  if (!SEPARATORS.some((separator) => separator.test(line))) return undefined;
  const next = clean(lines[at + 1]) === '' ? at + 2 : at + 1;
  return findHeaderBlockEnd(lines, next) ?? at + 1;
}

/** Outlook's way: ‘From:’, then at least one of its usual neighbours. */
function findHeaderBlockEnd(lines: readonly string[], at: number): number | undefined {
  if (!FROM.test(clean(lines[at]))) return undefined;
  let end = at + 1;
  while (end < at + MAX_HEADER_LINES && NEXT_TO_FROM.test(clean(lines[end]))) end += 1;
  return end > at + 1 ? end : undefined;
}

/** Without the marks that mail programs add for writing direction, and without bold. */
function clean(line: string | undefined): string {
  return (line ?? '')
    .slice(0, 600)
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
