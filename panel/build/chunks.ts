import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
type Floor = { readonly name: string; readonly roots: readonly string[] };

const plain = (id: string) => id.replaceAll('\\', '/');
const SOURCE = plain(join(import.meta.dirname, '../src'));
const inFolder = (folder: string, files: string) => files.split(' ').map((file) => `${SOURCE}/${folder}/${file}.tsx`);

const DOOR = [...inFolder('domains/access/login', 'LoginPage'), ...inFolder('app/layouts', 'AuthLayout')];

/**
 * The floors of the panel, from the ground up. Each is one file: what its roots import, without what the floors below
 * it hold. A page loads the floors it stands on and a file of its own, so a new domain weighs on nobody else.
 */
const FLOORS: readonly Floor[] = [
  { name: 'app', roots: [`${SOURCE}/main.tsx`] },
  { name: 'forms', roots: [...inFolder('ui/forms', 'Form TextField PasswordField SubmitButton'), ...DOOR] },
  {
    name: 'house',
    roots: [
      ...inFolder('app/layouts', 'MainLayout'),
      ...inFolder('ui', 'Avatar Badge Card EmptyState Note Page PageHeader StatusChip drawings/QuietNest'),
      `${SOURCE}/platform/config-lists/use-config-list.ts`,
    ],
  },
  { name: 'menus', roots: inFolder('ui/list', 'ColumnsMenu FilterChip') },
  { name: 'list', roots: inFolder('ui/list', 'DataList') },
  { name: 'fields', roots: inFolder('ui/forms', 'SelectField DateField PhoneField') },
];

/** The one door of all icons names two thousand of them; those that are used come directly (`direct-icons.ts`). */
const ICON_DOOR = /\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const LIBRARY = /\/node_modules\/|bellbird:nothing/;
const DOMAIN = /\/panel\/src\/domains\/([\w-]+)\//;
const CONTRACT = /\/contract\/src\/([\w-]+)\//;
const ZOD = /\/node_modules\/zod\//;

/** How the bundler cuts the panel into files. */
export function chunks(): Rolldown.CodeSplittingOptions {
  let floors: Map<string, string> | undefined;
  return {
    // A floor holds all it needs, or a lower one does: the bundler need not look.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'floors',
        name: (id, graph) => {
          floors ??= floorsOf(graph);
          return floors.get(id);
        },
        priority: 2,
      },
      {
        debugName: 'domains',
        name: (id) => DOMAIN.exec(plain(id))?.[1],
        minShareCount: 2,
        entriesAware: true,
        priority: 1,
      },
      { debugName: 'rules', name: rulesOf, minShareCount: 2, priority: 1 },
      { name: 'parts', minShareCount: 2, entriesAware: true },
    ],
  };
}

/** Which floor each module lies on: the lowest that needs it. */
function floorsOf(graph: Graph): Map<string, string> {
  const reached = new Map(FLOORS.map(({ name, roots }) => [name, reachedFrom(roots, graph)]));
  const floors = new Map<string, string>();
  for (const [name, ids] of reached) {
    for (const id of ids) {
      if (floors.has(id)) continue;
      // The house must not load the forms, nor the door the house, for a part that both need: that lies on the ground.
      const isGround = name === 'app' || (name === 'forms' && reached.get('house')?.has(id));
      floors.set(id, isGround ? groundFile(id) : name === 'forms' && isOfTheDoor(id) ? 'door' : name);
    }
  }
  return floors;
}

/** Libraries change seldom, and so have a file of their own, which outlives our releases. */
function groundFile(id: string): string {
  return LIBRARY.test(plain(id)) ? 'libraries' : 'app';
}

/** The parts that the door uses are those of any small form; its own file holds what nobody else shows. */
function isOfTheDoor(id: string): boolean {
  return DOMAIN.test(plain(id)) || plain(id).startsWith(`${SOURCE}/app/`);
}

/** Rules of the contract that need no schema, by domain: they must not wait for zod, nor be cut into crumbs. */
function rulesOf(id: string, graph: Graph): string | undefined {
  const domain = CONTRACT.exec(plain(id))?.[1];
  if (!domain || [...reachedFrom([id], graph)].some((each) => ZOD.test(plain(each)))) return undefined;
  return `${domain}.rules`;
}

function reachedFrom(roots: readonly string[], graph: Graph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    const module = graph.getModuleInfo(id);
    if (!module) throw new Error(`The bundler does not know ${id}, on which a floor stands.`);
    reached.add(id);
    const imported = module.importedIds;
    waiting.push(...(ICON_DOOR.test(id) ? imported.filter((each) => !ICON.test(plain(each))) : imported));
  }
  return reached;
}
