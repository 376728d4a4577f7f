import { posix } from 'node:path';
import type { Rolldown } from 'vite';
import { plain } from '../build/screens.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** An index of a library names every module; most of those who import it need one. */
const INDEX = /\/node_modules\/.*\/index\.m?js$/;
const NAMED_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const NAMED_EXPORT = /\bexport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

/** The modules that one really imports: what it imports from an index, from where the index has it. */
export function findUsed(id: string, graph: Graph): string[] {
  const { code, importedIds } = findModule(id, graph);
  // What an index itself imports is found by name, wherever somebody imports it.
  return importedIds.flatMap((imported) => {
    if (!INDEX.test(plain(imported)) || INDEX.test(plain(id))) return [imported];
    const names = [...(code ?? '').matchAll(NAMED_IMPORT)]
      .filter(([, , from = '']) => isNamed(imported, from, id))
      .flatMap(([, list = '']) => readNames(list));
    const used = names.map(([name]) => findExported(imported, name, graph));
    return names.length > 0 && used.every((each) => each !== undefined) ? used : [imported];
  });
}

export function findModule(id: string, graph: Graph): Rolldown.ModuleInfo {
  const module = graph.getModuleInfo(id);
  if (!module) throw new Error(`The bundler does not know ${id}, which a page shows.`);
  return module;
}

/** The module from which an index exports a name; nothing if it does so in another way than by name. */
function findExported(index: string, name: string, graph: Graph): string | undefined {
  const { code, importedIds } = findModule(index, graph);
  const statements = [NAMED_EXPORT, NAMED_IMPORT].flatMap((pattern) => [...(code ?? '').matchAll(pattern)]);
  const from = statements.find(([, list = '']) => readNames(list).some(([, as]) => as === name))?.[2];
  return from === undefined ? undefined : importedIds.find((each) => isNamed(each, from, index));
}

/** Whether a module with this id is what another one calls `name`. */
function isNamed(id: string, name: string, importer: string): boolean {
  if (name.startsWith('.')) return plain(id) === posix.join(posix.dirname(plain(importer)), name);
  return plain(id).includes(`/node_modules/${name}/`);
}

/** `a as b, c` → a and b, c and c. */
function readNames(list: string): [string, string][] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [name = '', as = name] = each.split(/\s+as\s+/);
      return [name, as];
    });
}
