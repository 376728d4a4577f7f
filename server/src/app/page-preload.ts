import { type Language, languageOf, type Locale } from '@bellbird/contract/shared/locales';

/** `preload.json` of the panel's build: the files (by their index in the list) and calls that each page needs first. */
export type PreloadTable = {
  readonly files: readonly string[];
  readonly routes: readonly {
    readonly name: string;
    readonly path: string;
    readonly access: string;
    readonly files: readonly number[];
    readonly texts: Readonly<Record<Language, readonly number[]>>;
    readonly preloads: readonly string[];
    /** Its own style sheet. */
    readonly styles: string;
  }[];
};

type PagePreload = {
  name: string;
  access: string;
  files: string[];
  texts: Record<string, string[]>;
  preloads: string[];
};

type FoundPage = { preload: PagePreload; styles: string };

/** Creates the function that finds what the page at a path needs first. */
export function createPagePreload(
  table: PreloadTable,
  locales: readonly Locale[],
): (path: string) => FoundPage | undefined {
  const languages = new Set(['en', ...locales.map(languageOf)]);
  const names = (indexes: readonly number[]) => indexes.flatMap((index) => table.files[index] ?? []);
  const routes = table.routes.map(({ name, path, access, files, texts, preloads, styles }) => ({
    pattern: toPattern(path),
    parameters: path.split('{').length,
    page: {
      name,
      access,
      files: names(files),
      texts: Object.fromEntries(
        Object.entries(texts)
          .filter(([language]) => languages.has(language))
          .map(([language, indexes]) => [language, names(indexes)]),
      ),
    },
    preloads,
    styles,
  }));
  // A literal path comes before one with a parameter: /leads/unmatched is not a couple.
  routes.sort((a, b) => a.parameters - b.parameters);
  return (path) => {
    for (const { pattern, page, preloads, styles } of routes) {
      const match = pattern.exec(path);
      if (!match) continue;
      const filled = preloads.flatMap((url) => fillIn(url, match.groups ?? {}) ?? []);
      return { preload: { ...page, preloads: filled }, styles };
    }
    return undefined;
  };
}

/** `/leads/{id}` → a pattern for its paths; a parameter with a question mark may be missing. */
function toPattern(path: string): RegExp {
  const source = path.replaceAll(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}

/** A URL with the numbers of the path filled in. The customer, the user and the month are filled in by the page itself. */
function fillIn(url: string, params: Readonly<Record<string, string | undefined>>): string | undefined {
  const wanted = Object.entries(params).filter(([name]) => url.includes(`{${name}}`));
  if (!wanted.every(([, value = '']) => /^\d+$/.test(value))) return undefined;
  return wanted.reduce((text, [name, value = '']) => text.replaceAll(`{${name}}`, value), url);
}
