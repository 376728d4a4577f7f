export type Parts = { start: string; changed: string; end: string };

/** What differs between two texts, cut at words: the same start and end, and the part in between. */
export function changedPart(before: string, after: string): { before: Parts; after: Parts } {
  const [old, next] = [words(before), words(after)];
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const cut = (all: string[]): Parts => ({
    start: all.slice(0, start).join(''),
    changed: all.slice(start, all.length - end).join(''),
    end: all.slice(all.length - end).join(''),
  });
  return { before: cut(old), after: cut(next) };
}

/** Words with the spaces after them, so that joining them gives the text again. */
function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
