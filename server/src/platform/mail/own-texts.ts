export type TextKind = 'plain' | 'html';

/**
 * The kinds of text in a raw mail that say something of their own, in order. Of a pair in ‘multipart/alternative’ neither
 * counts, since both say the same. Apple Mail writes text around a file as parts of their own, and gateways add a plain
 * footer to a mail that is HTML.
 */
export function findOwnTexts(raw: string): TextKind[] {
  const { head, body } = splitPart(raw);
  const [, type = 'text/plain'] = /^content-type:\s{0,20}([\w.+-]+\/[\w.+-]+)/im.exec(head) ?? [];
  const kind = type.toLowerCase();
  if (kind.startsWith('multipart/')) {
    const kinds = splitParts(head, body).flatMap(findOwnTexts);
    const isPair = kind === 'multipart/alternative' && kinds.includes('plain') && kinds.includes('html');
    return isPair ? [] : kinds;
  }
  if (/^content-disposition:\s{0,20}(?!\s|inline)/im.test(head) || body.trim() === '') return [];
  if (kind === 'text/html') return ['html'];
  return kind === 'text/plain' ? ['plain'] : [];
}

/** Headers without line breaks inside, and what follows the first empty line. */
function splitPart(part: string): { head: string; body: string } {
  const end = /^\r?\n|\r?\n\r?\n/.exec(part);
  if (!end) return { head: part, body: '' };
  return {
    head: part.slice(0, end.index).replaceAll(/\r?\n[ \t]/g, ' '),
    body: part.slice(end.index + end[0].length),
  };
}

function splitParts(head: string, body: string): string[] {
  const [, quoted, bare] = /;\s{0,20}boundary\s{0,5}=\s{0,5}(?:"([^"\n]{1,200})"|([^\s;"]{1,200}))/i.exec(head) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return [];
  const delimiter = `--${boundary}`;
  const parts: string[][] = [];
  for (const line of body.split(/\r?\n/)) {
    const rest = line.startsWith(delimiter) ? line.slice(delimiter.length).trim() : undefined;
    if (rest === '--') break;
    if (rest === '') parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}
