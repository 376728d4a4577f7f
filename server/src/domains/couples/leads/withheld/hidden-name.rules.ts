/** A couple's name as a withheld lead shows it: the first letter. */
export function maskName(name: string): string {
  const [first = ''] = name.trim();
  return `${first.toUpperCase()}…`;
}
