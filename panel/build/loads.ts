import type { Rolldown } from 'vite';
import type { Load } from './costs.ts';
import { SOURCE, type Screen, plain, textModules } from './screens.ts';

type Graph = Rolldown.ChunkingContext;
/** Everything that some modules need, with their English texts. */
export type Reach = (roots: readonly string[]) => Set<string>;

export const START = `${SOURCE}/main.tsx`;
/** What every page inside a frame needs although nothing imports it. */
const IN_FRAME = ['platform/query/QueryRoot.tsx', 'platform/i18n/files.en.ts', 'app/fetch-first-data.ts'].map(
  (file) => `${SOURCE}/${file}`,
);
const FRAME = /\/(?:Main|Desk|Checkout|Wizard)Layout\.tsx$/;
/** Tables that lead to every page, and to the texts of every language. */
const TABLE = /\/(?:[\w-]+-pages|files\.\w+|first-texts\.\w+)\.ts$/;
/** Parts that are loaded a moment after a page; what else is loaded later waits until somebody opens it. */
const AT_ONCE = /(?:Card|Rows|Tiles|Grid|BackgroundTasks)\.tsx$/;
const TEXT = /\.json$/;
const LIBRARY = /\/node_modules\//;
const USED_TEXTS = /\buseTranslation\(\s*([^)]*)\)/g;
const NAME = /[\w-]+/g;
/** The index of a library names them for every page; few use them. */
const RARELY_USED = /\/(?:queriesObserver|useQueries)\.js$/;

/** Everybody waits for the sign-in, with nothing stored yet; then come the pages that people open first and most often. */
const WEIGHTS: Readonly<Record<string, number>> = {
  login: 150,
  undoChange: 4,
  galleryMedia: 6,
  home: 8,
  leads: 8,
  lead: 8,
  providerCalendar: 8,
};
const WEIGHT_OF_PART = 0.05;
/** What opens by itself, without anybody asking for it, counts like a page. */
const MODAL = /\/app\/modals\/\w+\.tsx$|\/PriceUpdateDialog\.tsx$/;
/** With the document, its style sheet, fonts, the libraries and its calls, a page makes at most a dozen requests. */
const MOST = { page: 6, pageThatAsksTwice: 5, part: 3 };
/** What these ask for depends on an answer, or on the search in their address. */
const ASKS_TWICE =
  /^(?:home|dashboard|leads?|\w+Statistics|transferReviews|providerCalendar|providerPayments|checkout|deskCustomer)$/;
/** What a page may load by its budget (bench/src/panel-bytes.ts), without the libraries, in minified characters. */
const ROOM = { login: 134_000, often: 259_000, other: 312_000 };
const OFTEN = /^(?:home|dashboard|leads|\w+Statistics|providerCalendar|providerPayments)$/;

/** What is loaded at once: the first view of each page, the whole page, and what somebody may open there. */
export function findLoads(screens: readonly Screen[], graph: Graph, reach: Reach): Load[] {
  const texts = textModules();
  const isPage = new Set(screens.flatMap(({ modules }) => modules));
  const findParts = (modules: Iterable<string>) =>
    [...modules]
      .filter((id) => !TABLE.test(plain(id)))
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => !isPage.has(id) && !IN_FRAME.includes(plain(id)) && !TABLE.test(plain(id)) && !TEXT.test(id));
  const views = screens.map(({ name, modules, tabs, texts: shown }) => {
    const frame = modules.some((id) => FRAME.test(id)) ? IN_FRAME : [];
    const english = shown.map((namespace) => texts.get(`${namespace}.en`) ?? '');
    const first = reach([START, ...frame, ...modules, ...english]);
    return {
      first,
      parts: findParts(first),
      tabs: Object.values(tabs).map(({ part }) => part),
      room: roomOf(name),
      most: ASKS_TWICE.test(name) ? MOST.pageThatAsksTwice : MOST.page,
      weight: WEIGHTS[name] ?? 1,
    };
  });
  return [
    ...views.flatMap(({ first, parts, tabs, room, most, weight }) => {
      const whole = findWhole(first, parts, tabs, reach);
      return [first, ...whole].map((modules) => ({ modules, weight: weight / 2, most, room }));
    }),
    ...findLaterLoads(views, findParts, reach),
  ];
}

function roomOf(name: string): number {
  if (name === 'login') return ROOM.login;
  return OFTEN.test(name) ? ROOM.often : ROOM.other;
}

/** A page with what it loads a moment later: once for each of its tabs, if it has some. */
function findWhole(first: Set<string>, parts: readonly string[], tabs: readonly string[], reach: Reach): Set<string>[] {
  const whole = [...first, ...reach(parts.filter((part) => AT_ONCE.test(plain(part))))];
  return tabs.length > 0 ? tabs.map((tab) => new Set([...whole, ...reach([tab])])) : [new Set(whole)];
}

/** What somebody opens, without what all pages from where it can be opened have loaded before. */
function findLaterLoads(
  views: readonly { readonly first: Set<string>; readonly parts: readonly string[] }[],
  findParts: (modules: Iterable<string>) => string[],
  reach: Reach,
): Load[] {
  const from = new Map<string, Set<string>[]>();
  for (const { first, parts } of views) {
    const seen = new Set<string>();
    const waiting = [...parts];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      if (seen.has(part)) continue;
      seen.add(part);
      from.set(part, [...(from.get(part) ?? []), first]);
      waiting.push(...findParts(reach([part])));
    }
  }
  return [...from].map(([part, pages]) => ({
    modules: new Set([...reach([part])].filter((id) => !pages.every((first) => first.has(id)))),
    weight: MODAL.test(plain(part)) ? 1 : WEIGHT_OF_PART,
    most: MOST.part,
  }));
}

/** `isElsewhere`: modules with a file of their own. */
export function reachIn(graph: Graph, isElsewhere: (id: string) => boolean): Reach {
  const texts = textModules();
  const known = new Map<string, readonly string[]>();
  const findNeeds = (id: string): readonly string[] => {
    const { code, importedIds } = findModule(id, graph);
    const lists = LIBRARY.test(plain(id)) ? [] : [...(code ?? '').matchAll(USED_TEXTS)];
    const names = lists.flatMap(([, list = '']) => [...list.matchAll(NAME)].map(([name]) => name));
    return [
      ...importedIds.filter((each) => !isElsewhere(each) && !RARELY_USED.test(plain(each))),
      ...names.flatMap((name) => texts.get(`${name}.en`) ?? []),
    ];
  };
  return (roots) => {
    const reached = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      const needs = known.get(id) ?? findNeeds(id);
      known.set(id, needs);
      waiting.push(...needs);
    }
    return reached;
  };
}

export function findModule(id: string, graph: Graph): Rolldown.ModuleInfo {
  const module = graph.getModuleInfo(id);
  if (!module) throw new Error(`The bundler does not know ${id}, which a page shows.`);
  return module;
}
