import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { plain } from './screens.ts';

type Graph = Rolldown.ChunkingContext;
/** File → its modules; those that most pages load come first. */
type Files = Readonly<Record<string, readonly string[]>>;

/** Written by `npm run cut` (panel/cut). */
export const FILES = join(import.meta.dirname, '../files.json');
const ROOT = plain(join(import.meta.dirname, '../..'));
const RUNTIME = /^\0rolldown\/runtime/;
/** Texts in other languages than English: one file for each domain and language. */
const TEXTS = /\/panel\/src\/(?:domains\/[\w-]+\/([\w-]+)\/)?.*\.(en|tr|ar)\.json$/;

/** How the bundler splits the panel into files: as the list says, which changes only when somebody wants it to. */
export function chunks(): Rolldown.CodeSplittingOptions {
  let listed: ReturnType<typeof readList> | undefined;
  const found = new Map<string, Place | undefined>();
  return {
    // A file contains everything it needs, or another one does: the bundler need not look.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, graph) => {
          listed ??= readList();
          return (findPlace(id, graph, listed, found) ?? placeOfTexts(id))?.file;
        },
      },
    ],
  };
}

type Place = { readonly file: string; readonly rank: number };

function readList(): Map<string, Place> {
  const files = Object.entries(JSON.parse(readFileSync(FILES, 'utf8')) as Files);
  return new Map(files.flatMap(([file, names], rank) => names.map((name) => [name, { file, rank }] as const)));
}

/**
 * A module that is not in the list yet goes to those who import it: into the file of them that most pages load. What is
 * only loaded later gets a file of its own.
 */
function findPlace(
  id: string,
  graph: Graph,
  listed: ReadonlyMap<string, Place>,
  found: Map<string, Place | undefined>,
): Place | undefined {
  const known = listed.get(toName(id)) ?? found.get(id);
  if (known || found.has(id)) return known;
  found.set(id, undefined);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const places = importers.flatMap((importer) => findPlace(importer, graph, listed, found) ?? []);
  const [place] = places.toSorted((one, other) => one.rank - other.rank);
  found.set(id, place);
  return place;
}

/** A module as the list names it: the same on every machine. */
export function toName(id: string): string {
  return plain(id).replace(`${ROOT}/`, '');
}

function placeOfTexts(id: string): Place | undefined {
  if (RUNTIME.test(id)) return { file: 'libraries', rank: 0 };
  const [, domain = 'panel', language] = TEXTS.exec(plain(id)) ?? [];
  return language === undefined ? undefined : { file: `${domain}.${language}`, rank: 0 };
}
