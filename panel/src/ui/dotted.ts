/** Facts in one line, with dots between them; what is not known is left out. */
export function dotted(...facts: readonly (string | false | 0 | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}
