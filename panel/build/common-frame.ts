/** HTML that is the same for every visitor. */
export type Frame = string;

const TOKEN = /<[^>]+>|[^<]+/g;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;
const FIELD = /^<(?:input|textarea)\b/;
/** The content policy forbids styles in the HTML; the others would be wrong or fetch something. */
const NOT_IN_A_FRAME = new Set(['style', 'autofocus', 'data-testid']);

/** What two visits know of themselves, and how they are greeted at every part of the day. */
type Visits = {
  readonly known: readonly [Texts, Texts];
  readonly greetings: string;
};
type Texts = Readonly<Record<string, string | undefined>>;

/**
 * What two renderings of one page have in common. A text that differs (a name, a date) becomes a grey bar; if the
 * browser knows what it says, with its template (`src/app/frame/fill-frame.ts`). An attribute that differs is left out;
 * pages of another structure have nothing in common.
 */
export function commonFrame(one: string, other: string, visits: Visits): Frame | undefined {
  const [first, second] = [one.match(TOKEN) ?? [], other.match(TOKEN) ?? []] as const;
  if (first.length !== second.length) return undefined;
  const tokens = first.map((token, at) => commonToken(token, second[at] ?? '', visits));
  return tokens.includes(undefined) ? undefined : tokens.join('');
}

/** Most tags are the same for both visitors, and on many pages. */
const kept = new Map<string, string | undefined>();

function commonToken(one: string, other: string, visits: Visits): string | undefined {
  if (!one.startsWith('<')) return one === other ? one : blank(one, other, visits);
  if (one !== other) return compareTags(one, other);
  if (!kept.has(one)) kept.set(one, compareTags(one, one));
  return kept.get(one);
}

/** Grey, as long as the first text. */
function blank(one: string, other: string, { known: [first, second], greetings }: Visits): string {
  const template = templateOf(one, first);
  const isGreeting = greetings.split('|').includes(template);
  const isKnown = isGreeting || (template !== one && template === templateOf(other, second));
  const text = isKnown ? ` data-text="${isGreeting ? greetings : template}"` : '';
  return `<span data-blank${text}>${one}</span>`;
}

/** ‘Good morning, Aa’ → ‘Good morning, {{name}}’ */
function templateOf(text: string, known: Texts): string {
  return Object.entries(known).reduce(
    (rest, [name, value]) => (value ? rest.replaceAll(value, `{{${name}}}`) : rest),
    text,
  );
}

function compareTags(one: string, other: string): string | undefined {
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
