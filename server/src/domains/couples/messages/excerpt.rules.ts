/** The start of a message, for the timeline. */
export function toExcerpt(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  return line.length > 140 ? `${line.slice(0, 139)}…` : line;
}
