import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSource } from '../src/app/pages.ts';
import type { LayoutName, RouteEntry, RouteName } from '../src/app/route-table.ts';

type Pages = {
  pageSource: (name: RouteName) => PageSource;
  layoutSources: Record<LayoutName, () => Promise<unknown>>;
  layoutAsks: Partial<Record<LayoutName, readonly string[]>>;
};
type Routes = { routeTable: Record<RouteName, RouteEntry> };

/** What a route shows first: the modules of its page and its frame, the texts it reads and what it asks. */
export type Screen = {
  readonly route: RouteEntry;
  readonly modules: readonly string[];
  readonly texts: readonly string[];
  readonly asks: readonly string[];
};

export const plain = (id: string): string => id.replaceAll('\\', '/');
export const SOURCE = plain(join(import.meta.dirname, '../src'));
const IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/;

export type Screens = { readonly read: () => Promise<void>; readonly all: () => readonly Screen[] };

/** Every route with what it shows first, once a build has begun: tools that only look at the configuration need none. */
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
  const { routeTable } = (await ownModule('app/route-table.ts')) as Routes;
  const { pageSource, layoutSources, layoutAsks } = (await ownModule('app/pages.ts')) as Pages;
  return (Object.keys(routeTable) as RouteName[]).map((name) => {
    const route = routeTable[name];
    const { load, texts, parts = [load], asks = [] } = pageSource(name);
    return {
      route,
      modules: [...parts.map(moduleOf), moduleOf(layoutSources[route.layout])],
      texts,
      asks: [...asks, ...(layoutAsks[route.layout] ?? [])],
    };
  });
}

/** Namespace and language → the module of its words. */
export function textModules(): Map<string, string> {
  const files = globSync('{domains,app}/**/*.{en,tr,ar}.json', { cwd: SOURCE }).map(plain);
  return new Map(files.map((file) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), `${SOURCE}/${file}`]));
}

/** Not by a plain import: the bundler of this configuration would follow every page into it. */
function ownModule(file: string): Promise<unknown> {
  return import(pathToFileURL(join(import.meta.dirname, '../src', file)).href);
}

/** `() => import('./home/Home.tsx').then(…)` → the file of that module. */
function moduleOf(load: () => unknown): string {
  const specifier = IMPORT.exec(load.toString())?.[1];
  if (!specifier) throw new Error(`A page must be loaded by import('…'): ${load.toString()}`);
  return specifier.startsWith('#') ? `${SOURCE}/${specifier.slice(1)}` : plain(join(SOURCE, 'app', specifier));
}
