const WORD = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu;
const NO_WORDS = /<?(?:https?:\/\/|mailto:)[^\s>]{1,2000}>?|\[(?:cid|image|inline image)\b[^\]]{0,200}\]/giu;
/** A sequence this long is found anywhere further on; a shorter one only where reading has arrived. */
const SEQUENCE = 5;
const MAX_WORDS = 12_000;
/** A sequence repeated more often than this proves nothing. */
const MAX_PLACES = 20;

export function findWords(text: string): string[] {
  return text.replaceAll(NO_WORDS, ' ').toLowerCase().match(WORD) ?? [];
}

export type EarlierWords = {
  /** Reads a line if it comes next in the earlier mails, and says whether it did. */
  read(line: string): boolean;
  /** Whether the words of a line appear anywhere in the earlier mails. */
  includes(line: string): boolean;
};

/**
 * The words of the earlier mails of a conversation, newest first, to recognise a quotation that nothing marks. A line is
 * quoted when its words come in the same order as in the earlier mail, however the mail program broke the lines.
 */
export function createEarlierWords(mails: readonly string[]): EarlierWords {
  const words: string[] = [];
  const starts = new Set<number>();
  for (const mail of mails) {
    if (words.length >= MAX_WORDS) break;
    starts.add(words.length);
    words.push(...findWords(mail).slice(0, MAX_WORDS - words.length));
  }
  const places = indexSequences(words);
  let position = 0;

  const fits = (line: readonly string[], at: number) => line.every((word, index) => words[at + index] === word);
  const findPlace = (line: readonly string[], from: number): number | undefined => {
    if (fits(line, from)) return from;
    for (const start of starts) if (start >= from && fits(line, start)) return start;
    if (line.length < SEQUENCE) return undefined;
    return places.get(toKey(line, 0))?.find((place) => place >= from && fits(line, place));
  };

  return {
    read(line) {
      const given = findWords(line);
      const place = given.length === 0 ? undefined : findPlace(given, position);
      if (place === undefined) return false;
      position = place + given.length;
      return true;
    },
    includes(line) {
      const given = findWords(line);
      return given.length > 1 && words.some((word, at) => word === given[0] && fits(given, at));
    },
  };
}

function indexSequences(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at + SEQUENCE <= words.length; at += 1) {
    const key = toKey(words, at);
    const known = places.get(key);
    if (!known) places.set(key, [at]);
    else if (known.length < MAX_PLACES) known.push(at);
  }
  return places;
}

function toKey(words: readonly string[], at: number): string {
  return words.slice(at, at + SEQUENCE).join(' ');
}
