/**
 * A number or a code inside a sentence that is text only. On pages from right to left it is isolated (U+2066, U+2069), so
 * that its parts keep their order; elsewhere it needs nothing.
 */
export function leftToRight(text: string): string {
  return document.documentElement.dir === 'rtl' ? `\u2066${text}\u2069` : text;
}
