/** More letters than a phone's bar has room for in one line. */
const LONG = 20;

export function isLongTitle(title: string): boolean {
  return title.length > LONG;
}
