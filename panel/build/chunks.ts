import { type Rolldown, minifySync } from 'vite';
import type { Module } from './costs.ts';
import { cutIntoFiles } from './cut.ts';
import { START, findLoads, reachIn } from './loads.ts';
import { SOURCE, type Screen, type Screens, plain } from './screens.ts';
import { findModule, findUsed } from './used-imports.ts';

type Graph = Rolldown.ChunkingContext;

const LIBRARY = /\/node_modules\//;
const RUNTIME = /^\0rolldown\/runtime/;
/** Texts in other languages than English: one file for each domain and language. */
const TEXTS = /\/panel\/src\/(?:domains\/[\w-]+\/([\w-]+)\/)?.*\.(en|tr|ar)\.json$/;
const MAIN_LAYOUT = `${SOURCE}/app/layouts/MainLayout.tsx`;
/** What a request costs, in minified characters, and one that is too many. */
const PRICE = { request: 25_000, tooMany: 600_000 };

/** How the bundler splits the panel into files (cut.ts). */
export function chunks(screens: Screens): Rolldown.CodeSplittingOptions {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    // A file contains everything it needs, or another one does: the bundler need not look.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, graph) => {
          files ??= assignFiles(screens.all(), graph);
          return files.get(id) ?? nameByItself(id);
        },
      },
    ],
  };
}

function assignFiles(screens: readonly Screen[], graph: Graph): Map<string, string> {
  const reach = reachIn(graph);
  const loads = findLoads(screens, graph, reach);
  // They change rarely, so they have a file of their own that stays cached across releases.
  const libraries = new Set([...reach([START])].filter((id) => LIBRARY.test(plain(id))));
  const ids = new Set(loads.flatMap(({ modules }) => [...modules]).filter((id) => !libraries.has(id)));
  const modules = new Map([...ids].map((id) => [id, readModule(id, graph)]));
  const files = cutIntoFiles(modules, loads, PRICE);
  return new Map([
    ...[...libraries].map((id) => [id, 'libraries'] as const),
    // Several files may contain a heaviest module of the same name.
    ...files.flatMap((file, index) => file.map((id) => [id, `${nameFile(file, modules)}~${index}`] as const)),
  ]);
}

function readModule(id: string, graph: Graph): Module {
  const { code } = findModule(id, graph);
  const size = id.endsWith('.json') ? code?.length : minifySync(id, code ?? '').code.length;
  return { size: size ?? 0, imports: findUsed(id, graph) };
}

/** After its heaviest module. */
function nameFile(ids: readonly string[], modules: ReadonlyMap<string, Module>): string {
  if (ids.includes(START)) return 'app';
  if (ids.includes(MAIN_LAYOUT)) return 'main-layout';
  const own = ids.filter((id) => !LIBRARY.test(plain(id)));
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0;
  const heaviest = (own.length > 0 ? own : ids).reduce((most, id) => (sizeOf(id) > sizeOf(most) ? id : most), '');
  return /([\w-]+)[^/]*$/.exec(plain(heaviest))?.[1] ?? 'parts';
}

function nameByItself(id: string): string | undefined {
  if (RUNTIME.test(id)) return 'libraries';
  const [, domain = 'panel', language] = TEXTS.exec(plain(id)) ?? [];
  return language && `${domain}.${language}`;
}
