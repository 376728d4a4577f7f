const MARKERS = [
  /^\s{0,3}on\b.{5,200}\bwrote:\s*$/i,
  /^\s{0,3}am\b.{5,200}\bschrieb\b.{0,80}:\s*$/i,
  /^\s{0,3}le\b.{5,200}\ba écrit\s?:\s*$/i,
  /^\s{0,3}-{2,}\s?(?:original message|forwarded message)\s?-{2,}/i,
  /^_{10,}\s*$/,
  /^\s{0,3}from:\s.{1,200}$/i,
];
const MAX_LINES = 2000;

/**
 * The text of a reply without the quoted mail below it, which every mail program marks differently. A mail that is
 * nothing but a quotation (a forward) stays whole.
 */
export function extractAnswer(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n', MAX_LINES);
  const own = lines.slice(0, findQuoteStart(lines)).filter((line) => !line.startsWith('>'));
  const answer = own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return answer || text.trim();
}

function findQuoteStart(lines: readonly string[]): number {
  const index = lines.findIndex((line, at) => isMarker(line, lines, at));
  return index === -1 ? lines.length : index;
}

function isMarker(line: string, lines: readonly string[], at: number): boolean {
  // ‘On Friday, Imogen … wrote:’ often spans two lines.
  const joined = `${line} ${lines[at + 1] ?? ''}`.slice(0, 400);
  const isFrom = /^\s{0,3}from:/i.test(line);
  if (isFrom) return /^(?:sent|date|to|subject):/im.test(lines.slice(at + 1, at + 4).join('\n'));
  return (
    MARKERS.some((marker) => marker.test(line)) || (/^\s{0,3}on\b/i.test(line) && (MARKERS[0] as RegExp).test(joined))
  );
}
