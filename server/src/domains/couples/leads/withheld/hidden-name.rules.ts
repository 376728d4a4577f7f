/** A couple's name as a withheld lead shows it: the first letter. */
export function maskName(name: string): string {
  return `${[...name.trim()].slice(0, 1).join('').toUpperCase()}…`;
}
