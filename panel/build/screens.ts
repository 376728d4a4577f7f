import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLACEHOLDERS, urlOfPreload } from './preload-urls.ts';

type Paths = Pick<typeof import('../src/platform/routing/paths.ts'), 'PAGE_NAMES' | 'PATHS'>;
type Pages = Pick<typeof import('../src/app/pages.ts'), 'pages'>;
type KnownPages = Pick<typeof import('../src/app/known-pages.ts'), 'tableOf'>;
type Layouts = Pick<typeof import('../src/app/layouts/layouts.ts'), 'layouts'>;
type Preloads = Pick<typeof import('../src/app/preloads.ts'), 'pagePreloads' | 'layoutPreloads' | 'tabs'>;

/** What a page shows first: the modules of its component and its layout, its texts and the calls it makes. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly access: string;
  readonly modules: readonly string[];
  /** Tab in the address → the module that the page shows then, and more calls. */
  readonly tabs: Readonly<Record<string, { readonly part: string; readonly preloads: readonly string[] }>>;
  readonly texts: readonly string[];
  /** URLs without the prefix of the API, with placeholders. */
  readonly preloads: readonly string[];
};

export const plain = (id: string): string => id.replaceAll('\\', '/');
export const SOURCE = plain(join(import.meta.dirname, '../src'));
const IMPORT = /\bimport\(\s*['"]#([^'"]+)['"]/;

export type Screens = { readonly read: () => Promise<void>; readonly all: () => readonly Screen[] };

/** Every page with what it shows first. Read when a build starts: tools that only load the configuration need none. */
export function createScreens(): Screens {
  let known: readonly Screen[] = [];
  return {
    read: async () => {
      known = await readScreens();
    },
    all: () => known,
  };
}

/** From the panel's own tables. */
async function readScreens(): Promise<Screen[]> {
  const { PAGE_NAMES, PATHS } = (await importSource('platform/routing/paths.ts')) as Paths;
  const { pages } = (await importSource('app/pages.ts')) as Pages;
  const { tableOf } = (await importSource('app/known-pages.ts')) as KnownPages;
  const { layouts } = (await importSource('app/layouts/layouts.ts')) as Layouts;
  const { pagePreloads, layoutPreloads, tabs: allTabs } = (await importSource('app/preloads.ts')) as Preloads;
  return PAGE_NAMES.map((name) => {
    const { access, layout, component, texts } = pages[name];
    const preloads = [pagePreloads[name], layoutPreloads[layout]].flatMap((each) => each?.(PLACEHOLDERS) ?? []);
    const { '': first, ...tabs } = allTabs[name] ?? {};
    const modules = [
      ...component.modules,
      ...layouts[layout].modules,
      ...tableOf(name),
      ...(first ? [first.part] : []),
    ];
    return {
      name,
      path: PATHS[name],
      access,
      modules: modules.map(fileOf),
      tabs: Object.fromEntries(
        Object.entries(tabs).map(([tab, { part, preloads: more }]) => [
          tab,
          { part: fileOf(part), preloads: more?.(PLACEHOLDERS).map(urlOfPreload) ?? [] },
        ]),
      ),
      texts,
      preloads: preloads.map(urlOfPreload),
    };
  });
}

/** A screen at one address; a tab in the path is an address of its own. */
export type Address = Screen & {
  /** What it shows with the tabs that its search may name. */
  readonly tabParts: readonly string[];
};

export function addressesOf(screens: readonly Screen[]): Address[] {
  return screens.flatMap((screen) => {
    const tabs = Object.entries(screen.tabs);
    if (!screen.path.includes('{tab}')) {
      // Those of a tab in the search are asked for with that tab only (src/preload.ts).
      const more = tabs.flatMap(([tab, { preloads }]) => preloads.map((url) => `${url}#${tab}`));
      return [{ ...screen, tabParts: tabs.map(([, { part }]) => part), preloads: [...screen.preloads, ...more] }];
    }
    const own = tabs.map(([tab, { part, preloads }]) => ({
      ...screen,
      path: screen.path.replace('{tab}', tab),
      modules: [...screen.modules, part],
      tabParts: [],
      preloads: [...preloads, ...screen.preloads],
    }));
    return [{ ...screen, tabParts: tabs.map(([, { part }]) => part) }, ...own];
  });
}

/** Namespace and language → the module with its texts. */
export function textModules(): Map<string, string> {
  const files = globSync('{domains,app}/**/*.{en,tr,ar}.json', { cwd: SOURCE }).map(plain);
  return new Map(files.map((file) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), `${SOURCE}/${file}`]));
}

/** Not a plain import: the bundler of this configuration would follow it into every page. */
function importSource(file: string): Promise<unknown> {
  return import(pathToFileURL(join(import.meta.dirname, '../src', file)).href);
}

/** `() => import('#app/home/Home.tsx')` → the file of that module. */
function fileOf(load: () => unknown): string {
  const specifier = IMPORT.exec(load.toString())?.[1];
  if (!specifier) throw new Error(`A page must be loaded by import('#…'): ${load.toString()}`);
  return `${SOURCE}/${specifier}`;
}
