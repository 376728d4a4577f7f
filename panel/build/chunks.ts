import type { Rolldown } from 'vite';
import { wantedElsewhere } from './lazy-parts.ts';
import { SOURCE, type Screen, type Screens, plain } from './screens.ts';

type Graph = Rolldown.ChunkingContext;
type Floor = {
  readonly name: string;
  readonly roots: readonly string[];
  /** What the floor is for: a page that shows none of it must not load the floor, but what it needs of it elsewhere. */
  readonly heart?: RegExp;
};
/** Each page with all that it shows first. */
type Pages = ReadonlyMap<string, ReadonlySet<string>>;
/** Module → file. */
type Placed = ReadonlyMap<string, string>;

const inFolder = (folder: string, files: string) => files.split(' ').map((file) => `${SOURCE}/${folder}/${file}.tsx`);

const DOOR = [...inFolder('domains/people/access/login', 'LoginPage'), ...inFolder('app/layouts', 'AuthLayout')];

/**
 * The floors of the panel, from the ground up. Each is one file: what its roots import, without what the floors below
 * it hold. A page loads the floors it stands on and a file of its own, so a new domain weighs on nobody else.
 */
const FLOORS: readonly Floor[] = [
  { name: 'app', roots: [`${SOURCE}/main.tsx`] },
  {
    name: 'forms',
    roots: [...inFolder('ui/forms', 'Form TextField PasswordField SubmitButton'), ...DOOR],
    heart: /\/react-hook-form\//,
  },
  {
    name: 'house',
    roots: [
      ...inFolder('app/layouts', 'MainLayout'),
      ...inFolder('ui', 'Avatar Badge Card EmptyState Note Page PageHeader StatusChip drawings/QuietNest'),
      `${SOURCE}/platform/config-lists/use-config-list.ts`,
      `${SOURCE}/platform/formats/dates.ts`,
    ],
  },
  { name: 'list', roots: inFolder('ui/list', 'ColumnsMenu FilterChip DataList'), heart: /\/ui\/list\/DataList\.tsx$/ },
  // Comes by itself once a page is drawn; only the settings show some of it at once.
  { name: 'behind', roots: inFolder('app', 'BackgroundTasks'), heart: /\/platform\/push\/this-device\.ts$/ },
  // What opens over a page, with the first of its kind: menus, questions, dialogs.
  {
    name: 'overlays',
    roots: [`${SOURCE}/ui/lazy/menu-parts.ts`, ...inFolder('ui', 'confirm/ConfirmDialog')],
    heart: /\/Modal\/Modal\.mjs$/,
  },
];

/** The one door of all icons names two thousand of them; those that are used come directly (`direct-icons.ts`). */
const ICON_DOOR = /\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const LIBRARY = /\/node_modules\/|bellbird:(?:nothing|styles-as-drawn)/;
const RUNTIME = /^\0rolldown\/runtime/;
const DOMAIN = /\/panel\/src\/domains\/[\w-]+\/([\w-]+)\//;
/** Pages that the app puts together, mostly of the leads' parts. */
const OF_LEADS = /\/panel\/src\/app\/(?:home|lead)\/|\/panel\/src\/domains\/insight\/home\//;
const TEXTS = /\/panel\/src\/domains\/[\w-]+\/([\w-]+)\/.*\.(\w+)\.json$/;
const OWN_TEXTS = /\/panel\/src\/(?:app|ui)\/.*\.(en|tr|ar)\.(?:json|ts)$/;
/** In characters of source. */
const HEAVY = 9000;
const CRUMB = 3000;

/** How the bundler cuts the panel into files. */
export function chunks(screens: Screens): Rolldown.CodeSplittingOptions {
  let files: Map<string, string> | undefined;
  return {
    // A floor holds all it needs, or a lower one does: the bundler need not look.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'floors and wings',
        name: (id, graph) => {
          files ??= filesOf(screens.all(), graph);
          return files.get(id) ?? textsOf(id) ?? (RUNTIME.test(id) ? 'libraries' : undefined);
        },
        priority: 2,
      },
      { name: 'parts', minShareCount: 2, entriesAware: true },
    ],
  };
}

function filesOf(screens: readonly Screen[], graph: Graph): Map<string, string> {
  const pages = new Map(screens.flatMap(({ modules }) => modules).map((page) => [page, reachedFrom([page], graph)]));
  const floors = floorsOf(pages, graph);
  return new Map([...wingsOf(pages, floors, graph), ...floors]);
}

/** Which floor each module lies on: the lowest that needs it. */
function floorsOf(pages: Pages, graph: Graph): Map<string, string> {
  const reached = new Map(FLOORS.map(({ name, roots }) => [name, reachedFrom(roots, graph)]));
  const floors = new Map<string, string>();
  for (const { name, heart } of FLOORS) {
    const others = heart && shownWithout(heart, pages);
    for (const id of reached.get(name) ?? []) {
      if (floors.has(id)) continue;
      const isElsewhere = others?.has(id) ?? false;
      // The house must not load the forms, nor the door the house, for a part that both need: that lies on the ground.
      const isGround = name === 'app' || (name === 'forms' && (isElsewhere || reached.get('house')?.has(id)));
      if (isGround) floors.set(id, groundFile(id));
      else if (!isElsewhere) floors.set(id, name === 'forms' && isOfTheDoor(id) ? 'door' : name);
    }
  }
  return floors;
}

/** What the pages show that do not show this. */
function shownWithout(heart: RegExp, pages: Pages): Set<string> {
  const others = [...pages.values()].filter((ids) => ![...ids].some((id) => heart.test(plain(id))));
  return new Set(others.flatMap((ids) => [...ids]));
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
function wingsOf(pages: Pages, floors: Placed, graph: Graph): Map<string, string> {
  const users = new Map<string, string[]>();
  for (const [page, ids] of pages)
    for (const id of ids) if (!floors.has(id)) users.set(id, [...(users.get(id) ?? []), page]);
  const isWanted = wantedElsewhere([...pages.keys()], `${SOURCE}/main.tsx`, graph, (roots) =>
    reachedFrom(roots, graph),
  );

  const wings = new Map<string, string[]>();
  for (const [id, shown] of users) {
    const [page = ''] = shown;
    const isShared = shown.length === 1 && id !== page && isWanted(id, page);
    // Left to `parts`, which both load.
    if (isShared && !isCrumb(id, page, pages, floors, graph)) continue;
    const wing = (isShared ? domainOf(plain(id)) : wingOf(shown)) ?? shown.join(' ');
    wings.set(wing, [...(wings.get(wing) ?? []), id]);
  }
  const files = new Map<string, string>();
  for (const [wing, members] of wings) {
    const weigh = (id: string) => weightOf(id, graph);
    const heaviest = members.reduce((most, id) => (weigh(id) > weigh(most) ? id : most), '');
    const isHeavy = members.reduce((sum, id) => sum + weigh(id), 0) > HEAVY;
    for (const id of members) {
      if (!wing.includes('/')) files.set(id, wing);
      else files.set(id, isHeavy ? nameOf(heaviest) : roomFile(id, users.get(id) ?? [], pages, floors, graph));
    }
  }
  return files;
}

/** Too small for a request of its own: it lies with its domain, if no page of that loads a floor for it alone. */
function isCrumb(id: string, page: string, pages: Pages, floors: Placed, graph: Graph): boolean {
  const reached = [...reachedFrom([id], graph)];
  if (reached.some((each) => !floors.has(each) && weightOf(each, graph) >= CRUMB)) return false;
  const neighbours = [...pages].filter(([each]) => domainOf(each) === domainOf(page));
  return reached.every((each) => {
    const floor = floors.get(each);
    return !floor || neighbours.every(([, ids]) => [...ids].some((shown) => floors.get(shown) === floor));
  });
}

function weightOf(id: string, graph: Graph): number {
  return graph.getModuleInfo(id)?.code?.length ?? 0;
}

/** `…/Tabs/Tabs.mjs` → `Tabs` */
function nameOf(id: string): string {
  return /([\w-]+)[^/]*$/.exec(plain(id))?.[1] ?? 'heavy';
}

/**
 * A page without a form must not load the forms for a room that has one. A room that only pages of the house show lies in
 * the house itself: nearly all of them load some.
 */
function roomFile(id: string, shown: readonly string[], pages: Pages, floors: Placed, graph: Graph): string {
  const below = new Set([...reachedFrom([id], graph)].map((each) => floors.get(each)));
  if (below.has('forms')) return 'fields';
  if (below.has('list')) return 'tables';
  const isOfTheHouse = shown.every((page) => [...(pages.get(page) ?? [])].some((each) => floors.get(each) === 'house'));
  return isOfTheHouse ? 'house' : 'rooms';
}

/** The one page that shows it, or the one domain that all its pages are of. */
function wingOf(pages: readonly string[]): string | undefined {
  if (pages.length === 1) return nameOf(pages[0] ?? '');
  const [domain, ...others] = new Set(pages.map(domainOf));
  return others.length === 0 ? domain : undefined;
}

function domainOf(id: string): string | undefined {
  return OF_LEADS.test(id) ? 'leads' : DOMAIN.exec(id)?.[1];
}

/** The words of a domain in one language are one file, and so are those of the app itself. */
function textsOf(id: string): string | undefined {
  const [, own] = OWN_TEXTS.exec(plain(id)) ?? [];
  if (own) return `first-texts.${own}`;
  const [, , language] = TEXTS.exec(plain(id)) ?? [];
  return language && `${domainOf(plain(id))}.${language}`;
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
