const MOST_DIGITS = 9;

/** '22,000' → 22000; nothing typed → null. Without cents: listing prices are whole dollars. */
export function wholeDollars(typed: string): number | null {
  const [whole = ''] = typed.split('.');
  const digits = whole.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
}

/** 22000 → '22,000' */
export function grouped(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? value.toLocaleString('en-AU') : '';
}

export function digitsBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(/\D/g, '').length;
}

/** The position in `text` after a number of digits. */
export function caretAfter(text: string, digits: number): number {
  let at = 0;
  for (let seen = 0; at < text.length && seen < digits; at += 1) {
    if (/\d/.test(text[at] ?? '')) seen += 1;
  }
  return at;
}
