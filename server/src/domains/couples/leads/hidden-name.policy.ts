/** A name of which one may know that it is one: its first letter. */
export function hiddenName(name: string): string {
  return `${[...name.trim()].slice(0, 1).join('').toUpperCase()}…`;
}
