/** HTML that is the same for every visitor. */
export type Frame = string;

const TOKEN = /<[^>]+>|[^<]+/g;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;
const FIELD = /^<(?:input|textarea)\b/;
/** The content policy forbids styles in the HTML; the others would be wrong or fetch something. */
const NOT_IN_A_FRAME = new Set(['style', 'autofocus', 'data-testid']);

/**
 * What two renderings of one page have in common. A text that differs (a name, a date) becomes a grey bar, an attribute
 * that differs is left out; pages of another structure have nothing in common.
 */
export function commonFrame(one: string | undefined, other: string | undefined): Frame | undefined {
  const [first, second] = [one?.match(TOKEN), other?.match(TOKEN)];
  if (!first || !second || first.length !== second.length) return undefined;
  const tokens = first.map((token, at) => commonToken(token, second[at] ?? ''));
  return tokens.includes(undefined) ? undefined : tokens.join('');
}

/** Most tags are the same for both visitors, and on many pages. */
const kept = new Map<string, string | undefined>();

function commonToken(one: string, other: string): string | undefined {
  if (one !== other) return compareTokens(one, other);
  if (!kept.has(one)) kept.set(one, compareTokens(one, one));
  return kept.get(one);
}

function compareTokens(one: string, other: string): string | undefined {
  if (!one.startsWith('<')) return one === other ? one : `<span data-blank>${one}</span>`;
  if (nameOf(one) !== nameOf(other)) return undefined;
  const known = new Map([...other.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
  const tag = one.replaceAll(ATTRIBUTE, (whole: string, name: string, value: string) =>
    known.get(name) === value && !NOT_IN_A_FRAME.has(name) ? whole : '',
  );
  // What is typed before the panel's code is there would be lost.
  return tag.replace(FIELD, '$& readonly data-still');
}

function nameOf(tag: string): string | undefined {
  return /^<\/?[\w-]+/.exec(tag)?.[0];
}
