import type { Rolldown } from 'vite';
import { SOURCE, type Screen, plain } from './screens.ts';

type Graph = Rolldown.ChunkingContext;
type Floor = { readonly name: string; readonly roots: readonly string[] };

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
  { name: 'list', roots: inFolder('ui/list', 'ColumnsMenu FilterChip DataList') },
];

/** The one door of all icons names two thousand of them; those that are used come directly (`direct-icons.ts`). */
const ICON_DOOR = /\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const LIBRARY = /\/node_modules\/|bellbird:nothing/;
const RUNTIME = /^\0rolldown\/runtime/;
const DOMAIN = /\/panel\/src\/domains\/([\w-]+)\//;
const TEXTS = /\/panel\/src\/domains\/([\w-]+)\/.*\.(\w+)\.json$/;
/** In characters of source. */
const HEAVY = 30_000;

/** How the bundler cuts the panel into files. */
export function chunks(screens: readonly Screen[]): Rolldown.CodeSplittingOptions {
  let files: Map<string, string> | undefined;
  return {
    // A floor holds all it needs, or a lower one does: the bundler need not look.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'floors and wings',
        name: (id, graph) => {
          files ??= filesOf(screens, graph);
          return files.get(id) ?? textsOf(id) ?? (RUNTIME.test(id) ? 'libraries' : undefined);
        },
        priority: 2,
      },
      { name: 'parts', minShareCount: 2, entriesAware: true },
    ],
  };
}

function filesOf(screens: readonly Screen[], graph: Graph): Map<string, string> {
  const floors = floorsOf(graph);
  return new Map([...wingsOf(screens, floors, graph), ...floors]);
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

/**
 * What several screens show first lies with the domain they all belong to, and else in `rooms`, which all of them share:
 * a few bytes too many cost less than a request. What is heavy and for a few of them only has a file of its own.
 */
function wingsOf(screens: readonly Screen[], floors: ReadonlyMap<string, string>, graph: Graph): Map<string, string> {
  const users = new Map<string, string[]>();
  for (const page of new Set(screens.flatMap(({ modules }) => modules)))
    for (const id of reachedFrom([page], graph)) if (!floors.has(id)) users.set(id, [...(users.get(id) ?? []), page]);

  const wings = Map.groupBy(users, ([, pages]) => wingOf(pages) ?? pages.toSorted().join(' '));
  const files = new Map<string, string>();
  let heavy = 0;
  for (const [wing, members] of wings) {
    const weight = members.reduce((sum, [id]) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0);
    const file = wing.includes('/') ? (weight > HEAVY ? `heavy${(heavy += 1)}` : 'rooms') : wing;
    for (const [id] of members) files.set(id, file);
  }
  return files;
}

/** The one page that shows it, or the one domain that all its pages are of. */
function wingOf(pages: readonly string[]): string | undefined {
  if (pages.length === 1) return pages[0]?.replace(/.*\/(\w+)\.tsx$/, '$1');
  const [domain, ...others] = new Set(pages.map((page) => DOMAIN.exec(page)?.[1]));
  return others.length === 0 ? domain : undefined;
}

/** The words of a domain in one language are one file. */
function textsOf(id: string): string | undefined {
  const [, domain, language] = TEXTS.exec(plain(id)) ?? [];
  return domain && `${domain}.${language}`;
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
