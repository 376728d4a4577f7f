import { type Language, languageOf, type Locale } from '@bellbird/contract/shared/locales';

/** `ahead.json` of the panel's build: which files each route shows first, by their place in the list, and what it asks. */
export type AheadTable = {
  readonly files: readonly string[];
  readonly routes: readonly {
    readonly path: string;
    readonly membersOnly: boolean;
    readonly files: readonly number[];
    readonly texts: Readonly<Record<Language, readonly number[]>>;
    readonly asks: readonly string[];
  }[];
};

type PageAhead = { membersOnly: boolean; files: string[]; texts: Record<string, string[]>; asks: string[] };

/** Finds what the page at a path will fetch, so that it need not find out by itself. */
export function createAhead(table: AheadTable, locales: readonly Locale[]): (path: string) => PageAhead | undefined {
  const languages = new Set(['en', ...locales.map(languageOf)]);
  const names = (places: readonly number[]) => places.flatMap((place) => table.files[place] ?? []);
  const routes = table.routes.map(({ path, membersOnly, files, texts, asks }) => ({
    pattern: patternOf(path),
    // A path spelt out goes before one with a gap: /leads/unmatched is no couple.
    gaps: path.split('{').length,
    page: {
      membersOnly,
      files: names(files),
      texts: Object.fromEntries(
        Object.entries(texts)
          .filter(([language]) => languages.has(language))
          .map(([language, places]) => [language, names(places)]),
      ),
    },
    asks,
  }));
  routes.sort((a, b) => a.gaps - b.gaps);
  return (path) => {
    for (const { pattern, page, asks } of routes) {
      const match = pattern.exec(path);
      if (match) return { ...page, asks: asks.flatMap((ask) => filled(ask, match.groups ?? {}) ?? []) };
    }
    return undefined;
  };
}

/** `/leads/{id}` → a pattern for its paths; a gap with a question mark may be missing. */
function patternOf(path: string): RegExp {
  const source = path.replaceAll(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}

/** A question with the numbers of the path in its gaps; who is here and when it is, the page itself knows. */
function filled(ask: string, gaps: Readonly<Record<string, string | undefined>>): string | undefined {
  const wanted = Object.entries(gaps).filter(([name]) => ask.includes(`{${name}}`));
  if (!wanted.every(([, value = '']) => /^\d+$/.test(value))) return undefined;
  return wanted.reduce((text, [name, value = '']) => text.replaceAll(`{${name}}`, value), ask);
}
