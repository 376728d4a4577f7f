/** A LIKE pattern for any text that contains these letters; compare it with lower(…). Wildcards are escaped. */
export function likePart(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
