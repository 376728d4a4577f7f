import type { Rolldown } from 'vite';
import { findLaterUses } from './lazy-parts.ts';
import { SOURCE, type Screen, type Screens, plain, textModules } from './screens.ts';

type Graph = Rolldown.ChunkingContext;
type Layer = {
  readonly name: string;
  readonly roots: readonly string[];
  /** What marks a page as one that needs this layer: other pages get the modules they need from elsewhere. */
  readonly marker?: RegExp;
};
/** Each page with everything it shows first. */
type Pages = ReadonlyMap<string, ReadonlySet<string>>;
/** Module → file. */
type FileByModule = ReadonlyMap<string, string>;

const inFolder = (folder: string, files: string) => files.split(' ').map((file) => `${SOURCE}/${folder}/${file}.tsx`);

const SIGN_IN = [...inFolder('domains/people/access/login', 'LoginPage'), ...inFolder('app/layouts', 'AuthLayout')];

const BACKGROUND = inFolder('app', 'BackgroundTasks');

/** The pages of the team, which no vendor loads. */
const OF_DESK = /\/desk\/|\/(?:DeskLayout|ApprovalsPage|Team\w*Page)\.tsx$|\/desk-pages\.ts$/;

/**
 * The layers of the panel, from the bottom up. Each is one file: what its roots import, without what lower layers
 * contain. A page loads the layers it needs and a file of its own, so a new domain does not make other pages heavier.
 */
const LAYERS: readonly Layer[] = [
  { name: 'app', roots: [`${SOURCE}/main.tsx`] },
  {
    name: 'forms',
    roots: [...inFolder('ui/forms', 'Form TextField PasswordField SubmitButton'), ...SIGN_IN],
    marker: /\/react-hook-form\//,
  },
  {
    name: 'main-layout',
    roots: [
      ...inFolder('app/layouts', 'MainLayout'),
      ...inFolder('app/provider', 'ProviderGate'),
      `${SOURCE}/app/member-pages.ts`,
      ...inFolder('ui', 'Avatar Badge Card EmptyState Note Page PageHeader StatusChip drawings/QuietNest'),
      `${SOURCE}/platform/config-lists/use-config-list.ts`,
      `${SOURCE}/platform/formats/dates.ts`,
      `${SOURCE}/platform/formats/instants.ts`,
      `${SOURCE}/platform/i18n/files.en.ts`,
    ],
  },
  { name: 'list', roots: inFolder('ui/list', 'ColumnsMenu FilterChip DataList'), marker: /\/ui\/list\/DataList\.tsx$/ },
  {
    name: 'desk',
    roots: [...inFolder('app/layouts', 'DeskLayout'), `${SOURCE}/app/desk-pages.ts`],
    marker: OF_DESK,
  },
  // Loads by itself once a page is rendered; only the settings show some of it at once.
  { name: 'background', roots: BACKGROUND, marker: /\/platform\/push\/this-device\.ts$/ },
  // What opens over a page: dialogs, and then menus, which weigh as much again. Loaded with the first of them.
  { name: 'dialogs', roots: inFolder('ui', 'confirm/ConfirmDialog'), marker: /\/ui\/overlays\/Modal\.tsx$/ },
  { name: 'menus', roots: inFolder('ui/overlays', 'MenuPopup'), marker: /\/ui\/overlays\/MenuPopup\.tsx$/ },
];

/** Base UI's index names them for every overlay, but a dialog has no anchor, no list and no typing ahead. */
const FLOATING =
  /\/@floating-ui\/(?:core|dom|react-dom)\/|\/floating-ui-react\/(?:hooks\/use(?:ListNavigation|Typeahead|ClientPoint|Hover\w*))\.mjs$/;
const LIBRARY = /\/node_modules\//;
/** The index of a library names them for every page; few use them. */
const RARELY_USED = /\/(?:queriesObserver|useQueries)\.js$/;
const RUNTIME = /^\0rolldown\/runtime/;
const DOMAIN = /\/panel\/src\/domains\/[\w-]+\/([\w-]+)\//;
/** Pages that the app composes, mostly from parts of the leads. */
const OF_LEADS = /\/panel\/src\/app\/(?:home|lead)\/|\/panel\/src\/domains\/insight\/home\//;
const TEXTS = /\/panel\/src\/domains\/[\w-]+\/([\w-]+)\/.*\.(\w+)\.json$/;
const OWN_TEXTS = /\/panel\/src\/(?:app|ui)\/.*\.(en|tr|ar)\.(?:json|ts)$/;
const LIVE_TEXTS = /\/app\/(?:live|push)\//;
/** The pages that people open first and most often. */
const FIRST_PAGES = /\/(?:Home|LeadsPage|CalendarPage)\.tsx$/;
/** The cards of home that load after it, in one file. */
const HOME = `${SOURCE}/app/home/Home.tsx`;
const HOME_LATER = /\/HomeScoreCard\.|\/quotes\/home\//;
/** Where vendors spend their day: what it shares with a few others is not among the extras, most of which it never shows. */
const COUPLES_PAGE = /\/LeadScreen\.tsx$/;
/** In characters of source. */
const HEAVY = 9000;
const TINY = 6000;
const VERY_SMALL = 1500;
/** All pages of a domain in one file, if they are no larger than this together. */
const SMALL = 40_000;
/** What so few pages show stays in the file of its domain, even if some of them belong to others. */
const FEW = 5;

/** How the bundler splits the panel into files. */
export function chunks(screens: Screens): Rolldown.CodeSplittingOptions {
  let files: Map<string, string> | undefined;
  return {
    // A layer contains everything it needs, or a lower one does: the bundler need not look.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'layers and shared files',
        name: (id, graph) => {
          files ??= assignFiles(screens.all(), graph);
          return (
            files.get(id) ?? findHomeLater(id) ?? findTextsFile(id) ?? (RUNTIME.test(id) ? 'libraries' : undefined)
          );
        },
        priority: 2,
      },
      { name: 'parts', minShareCount: 2, entriesAware: true },
    ],
  };
}

function assignFiles(screens: readonly Screen[], graph: Graph): Map<string, string> {
  const pages = new Map(screens.flatMap(({ modules }) => modules).map((page) => [page, findReached([page], graph)]));
  const layers = assignLayers(pages, graph);
  const files = new Map([...assignShared(screens, pages, layers, graph), ...layers]);
  return new Map([...files, ...assignEnglish(screens, files, graph)]);
}

/** What frames several pages of one domain, like the gate of the statistics, is in the file of that domain. */
function findFrames(screens: readonly Screen[], layers: FileByModule): Map<string, string> {
  const domains = new Map<string, Set<string>>();
  for (const { modules } of screens) {
    const own = modules.filter((id) => !layers.has(id));
    const domain = own.map(findDomain).find((each) => each !== undefined);
    for (const id of own) if (domain) domains.set(id, (domains.get(id) ?? new Set()).add(domain));
  }
  return new Map(
    [...domains].flatMap(([id, [domain, ...others]]): [string, string][] =>
      domain && others.length === 0 && !findDomain(id) ? [[id, domain]] : [],
    ),
  );
}

/**
 * English is in the file of the page that shows it, or of the domain if several of its pages do. Other languages, and
 * texts that several domains show, have files of their own.
 */
function assignEnglish(screens: readonly Screen[], files: FileByModule, graph: Graph): Map<string, string> {
  const texts = textModules();
  const users = new Map<string, Set<string>>();
  for (const screen of screens) {
    for (const namespace of screen.texts) {
      const id = texts.get(`${namespace}.en`) ?? '';
      users.set(id, (users.get(id) ?? new Set()).add(ownModule(screen, files)));
    }
  }
  return new Map(
    [...users].flatMap(([id, [page, ...others]]): [string, string][] => {
      const file = others.length === 0 ? files.get(page ?? '') : sharedFile([page ?? '', ...others], id);
      // The sign-in is the first page of most visits: it loads no file for its texts alone.
      if (file === 'access') return [[id, 'sign-in']];
      // Those of the app itself belong to pages of several domains.
      const isOfCouple = [page, ...others].some((each) => COUPLES_PAGE.test(plain(each ?? '')));
      const small = isOfCouple ? 'lead-parts' : 'extras';
      const common = measureWeight(id, graph) < VERY_SMALL ? small : findDomain(id);
      const place = file ?? (OWN_TEXTS.test(id) ? 'main-layout' : common);
      return place ? [[id, place]] : [];
    }),
  );
}

/** The layer of each module: the lowest that needs it. */
function assignLayers(pages: Pages, graph: Graph): Map<string, string> {
  const reached = new Map(LAYERS.map(({ name, roots }) => [name, findReached(roots, graph)]));
  const layers = new Map<string, string>();
  for (const { name, marker } of LAYERS) {
    const others = marker && shownElsewhere(marker, pages);
    for (const id of reached.get(name) ?? []) {
      if (layers.has(id)) continue;
      if (FLOATING.test(plain(id))) {
        layers.set(id, 'floating');
        continue;
      }
      const isElsewhere = others?.has(id) ?? false;
      // The main layout must not load the forms, nor the sign-in the main layout, for a module that both need: such
      // modules go to the bottom layer.
      const isBottom = name === 'app' || (name === 'forms' && (isElsewhere || reached.get('main-layout')?.has(id)));
      if (isBottom) layers.set(id, bottomFile(id));
      else if (!isElsewhere) layers.set(id, name === 'forms' && isOfSignIn(id) ? 'sign-in' : name);
    }
  }
  return layers;
}

/** What the pages show that do not match the marker. */
function shownElsewhere(marker: RegExp, pages: Pages): Set<string> {
  const others = [...pages.values()].filter((ids) => ![...ids].some((id) => marker.test(plain(id))));
  return new Set(others.flatMap((ids) => [...ids]));
}

/** Libraries change rarely, so they have a file of their own that stays cached across releases. */
function bottomFile(id: string): string {
  return LIBRARY.test(plain(id)) ? 'libraries' : 'app';
}

/** The sign-in uses the parts of any small form; its own file holds what only it shows. */
function isOfSignIn(id: string): boolean {
  return DOMAIN.test(plain(id)) || plain(id).startsWith(`${SOURCE}/app/`);
}

/**
 * What several pages show first goes to the file of their common domain, or to a layer if they have none: a few
 * extra bytes cost less than a request. Heavy modules that only a few pages need get a file of their own.
 */
function assignShared(
  screens: readonly Screen[],
  pages: Pages,
  layers: FileByModule,
  graph: Graph,
): Map<string, string> {
  const frames = findFrames(screens, layers);
  const countScreens = (shown: readonly string[]) =>
    screens.filter(({ modules }) => modules.some((id) => shown.includes(id))).length;
  const users = new Map<string, string[]>();
  for (const [page, ids] of pages)
    for (const id of ids) if (!layers.has(id)) users.set(id, [...(users.get(id) ?? []), page]);
  const laterUses = findLaterUses([...pages.keys()], `${SOURCE}/main.tsx`, graph, (roots) => findReached(roots, graph));

  const small = findSmallDomains(users, graph);
  const groups = new Map<string, string[]>();
  for (const [id, shown] of users) {
    const [page = ''] = shown;
    const domain = commonDomain(shown);
    const later = [...laterUses(id)];
    const isShared = shown.length === 1 && id !== page && later.some((each) => each !== page);
    // Left to `parts`, which both load.
    if (isShared && !isTiny(id, page, pages, layers, graph)) continue;
    // A small module must not take along a domain that is not its own, or that the page does not show otherwise.
    const isCommon = !findDomain(plain(id)) && later.some((each) => findDomain(each) !== domain);
    const isSmall = !domain && measureWeight(id, graph) < VERY_SMALL;
    if (shown.length > 1 && (isCommon || isSmall)) {
      groups.set(shown.join(' '), [...(groups.get(shown.join(' ')) ?? []), id]);
      continue;
    }
    const own = isShared || shown.length <= FEW ? findDomain(plain(id)) : undefined;
    const framed = shown.length === 1 ? frames.get(page) : undefined;
    const isForeign = isShared && findDomain(plain(id)) !== domain;
    const whole = domain && small.has(domain) && !isForeign ? domain : framed;
    const group = whole ?? (isShared ? own : (sharedFile(shown, id) ?? own)) ?? shown.join(' ');
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  const files = new Map<string, string>();
  for (const [group, members] of groups) {
    const measure = (id: string) => measureWeight(id, graph);
    const heaviest = members.reduce((most, id) => (measure(id) > measure(most) ? id : most), '');
    const isHeavy = members.reduce((sum, id) => sum + measure(id), 0) > HEAVY;
    for (const id of members) {
      if (!group.includes('/')) files.set(id, group);
      else
        files.set(
          id,
          isHeavy ? toFileName(heaviest) : sharedLayerFile(id, users.get(id) ?? [], countScreens, pages, layers, graph),
        );
    }
  }
  return files;
}

/**
 * Too small for a request of its own: it goes to its domain's file, unless a page of that domain would load a layer
 * for it alone.
 */
function isTiny(id: string, page: string, pages: Pages, layers: FileByModule, graph: Graph): boolean {
  const reached = [...findReached([id], graph)];
  if (reached.some((each) => !layers.has(each) && measureWeight(each, graph) >= TINY)) return false;
  const neighbours = [...pages].filter(([each]) => findDomain(each) === findDomain(page));
  return reached.every((each) => {
    const layer = layers.get(each);
    return !layer || neighbours.every(([, ids]) => [...ids].some((shown) => layers.get(shown) === layer));
  });
}

function measureWeight(id: string, graph: Graph): number {
  return graph.getModuleInfo(id)?.code?.length ?? 0;
}

/** `…/Tabs/Tabs.mjs` → `Tabs` */
function toFileName(id: string): string {
  return /([\w-]+)[^/]*$/.exec(plain(id))?.[1] ?? 'heavy';
}

/**
 * A page without a form must not load the forms for a shared module that uses them. What many pages of the main
 * layout show goes to the main layout's own file, which nearly all of them load anyway; what few of them show, to the
 * `extras`, so that the pages people open first stay light.
 */
function sharedLayerFile(
  id: string,
  shown: readonly string[],
  countScreens: (shown: readonly string[]) => number,
  pages: Pages,
  layers: FileByModule,
  graph: Graph,
): string {
  const below = new Set([...findReached([id], graph)].map((each) => layers.get(each)));
  if (below.has('forms')) return 'fields';
  if (below.has('list')) return 'tables';
  if (!LIBRARY.test(plain(id)) && shown.every((page) => OF_DESK.test(plain(page)))) return 'desk';
  const isOfMainLayout = shown.every((page) =>
    [...(pages.get(page) ?? [])].some((each) => layers.get(each) === 'main-layout'),
  );
  if (!isOfMainLayout) return 'app';
  const later = (graph.getModuleInfo(HOME)?.dynamicallyImportedIds ?? []).filter((each) =>
    HOME_LATER.test(plain(each)),
  );
  const isFirst = shown.some((page) => FIRST_PAGES.test(page)) || findReached([...BACKGROUND, ...later], graph).has(id);
  if (isFirst || countScreens(shown) > FEW) return 'main-layout';
  return shown.some((page) => COUPLES_PAGE.test(page)) ? 'lead-parts' : 'extras';
}

/**
 * The one page that shows it, or the one domain that all its pages belong to. What one page borrows from the folder
 * of another stays in the file of the other, so that the rest of the domain does not load it.
 */
function sharedFile(pages: readonly string[], id: string): string | undefined {
  const [owner = '', ...others] = pages.length === 2 ? pages.filter((page) => isBeside(id, page)) : pages;
  return owner && others.length === 0 ? toPageFile(owner) : commonDomain(pages);
}

function isBeside(id: string, page: string): boolean {
  return plain(id).startsWith(plain(page).replace(/[^/]+$/, ''));
}

/** Two domains may name a page alike. */
function toPageFile(page: string): string {
  return [findDomain(page), toFileName(page)].filter(Boolean).join('-');
}

function commonDomain(pages: readonly string[]): string | undefined {
  const [domain, ...others] = new Set(pages.map(findDomain));
  if (others.length === 0) return domain;
  // The team’s page of a domain loads the vendors’ file for what both show.
  const [shared, ...different] = new Set([domain, ...others].map((each) => each?.replace(/-desk$/, '')));
  return different.length === 0 ? shared : undefined;
}

/** Domains whose pages are so small that one file for all of them costs less than a request for each. */
function findSmallDomains(users: ReadonlyMap<string, readonly string[]>, graph: Graph): Set<string> {
  const weights = new Map<string, number>();
  for (const [id, pages] of users) {
    const domain = commonDomain(pages);
    if (domain) weights.set(domain, (weights.get(domain) ?? 0) + measureWeight(id, graph));
  }
  return new Set([...weights].filter(([, weight]) => weight <= SMALL).map(([domain]) => domain));
}

/** What a domain shows to the team is apart from what it shows to vendors. */
function findDomain(id: string): string | undefined {
  if (OF_LEADS.test(id)) return 'leads';
  const [, domain] = DOMAIN.exec(id) ?? [];
  return domain && OF_DESK.test(plain(id)) ? `${domain}-desk` : domain;
}

/** The module that only this page shows: the others are its layout and the frame of several pages. */
function ownModule({ modules }: Screen, files: FileByModule): string {
  return modules.find((id) => !LAYERS.some(({ name }) => name === files.get(id))) ?? '';
}

/** With their English texts. */
function findHomeLater(id: string): string | undefined {
  return HOME_LATER.test(plain(id)) && !/\.(?:tr|ar)\.json$/.test(id) ? 'home-later' : undefined;
}

/** The texts of a domain in one language are one file, and so are those of the app itself. */
function findTextsFile(id: string): string | undefined {
  const [, own] = OWN_TEXTS.exec(plain(id)) ?? [];
  // Toasts come with what runs in the background.
  if (own === 'en' && LIVE_TEXTS.test(plain(id))) return 'background';
  if (own) return `first-texts.${own}`;
  const [, , language] = TEXTS.exec(plain(id)) ?? [];
  return language && `${findDomain(plain(id))}.${language}`;
}

function findReached(roots: readonly string[], graph: Graph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || RARELY_USED.test(plain(id))) continue;
    const module = graph.getModuleInfo(id);
    if (!module) throw new Error(`The bundler does not know ${id}, a root of a layer.`);
    reached.add(id);
    waiting.push(...module.importedIds);
  }
  return reached;
}
