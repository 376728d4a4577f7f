/** Any text that contains these letters, whatever their case; the wildcards of LIKE count as letters. Compare it with lower(…). */
export function likePart(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
