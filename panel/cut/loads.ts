import type { Rolldown } from 'vite';
import type { Load } from './costs.ts';
import { type Reach, createReach } from '../build/reach.ts';
import { SOURCE, type Screen, plain, textModules } from '../build/screens.ts';
import { findModule, findUsed } from './used-imports.ts';

export type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

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
const USED_TEXTS = /\b(?:use|load)Translation\(\s*([^)]*)\)/g;
const NAME = /[\w-]+/g;

/** Everybody waits for the sign-in, with nothing stored yet; then come the pages that people open first and most often. */
const WEIGHTS: Readonly<Record<string, number>> = {
  login: 150,
  settings: 3,
  settingsTab: 3,
  undoChange: 4,
  galleryMedia: 6,
  home: 8,
  leads: 8,
  lead: 8,
  providerCalendar: 8,
};
const WEIGHT_OF_PART = 0.3;
/** What opens by itself, without anybody asking for it, counts like a page. */
const MODAL = /\/app\/modals\/\w+\.tsx$|\/PriceUpdateDialog\.tsx$/;
/** With the document, its style sheet, fonts and the libraries, a page makes at most a dozen requests: calls and these. */
const MOST = 7;
/** What these ask for depends on an answer, or on the search in their address. */
const ASKS_TWICE =
  /^(?:home|dashboard|leads?|\w+Statistics|transferReviews|providerCalendar|providerPayments|checkout|deskCustomer)$/;
/**
 * What a page may load by its budget (bench/src/panel-bytes.ts), without the libraries, in minified characters: four or a
 * little more are one byte on the wire.
 */
const ROOM: Readonly<Record<string, number>> = { login: 151_000, leads: 310_000, lead: 386_500 };
const ROOM_OFTEN = 313_000;
const ROOM_OTHER = 367_000;
const ROOM_OF_MODAL = 330_000;
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
  const reachAtOnce: Reach = (roots) => {
    const reached = reach(roots);
    const parts = findParts(reached).filter((part) => AT_ONCE.test(plain(part)));
    return parts.length > 0 ? new Set([...reached, ...reach(parts)]) : reached;
  };
  const views = screens.map(({ name, modules, tabs, texts: shown }) => {
    const frame = modules.some((id) => FRAME.test(id)) ? IN_FRAME : [];
    const english = shown.map((namespace) => texts.get(`${namespace}.en`) ?? '');
    const first = reach([START, ...frame, ...modules, ...english]);
    return {
      first,
      parts: findParts(first),
      tabs: Object.values(tabs).map(({ part }) => part),
      room: roomOf(name),
      most: MOST - callsOf(name),
      weight: WEIGHTS[name] ?? 1,
    };
  });
  return [
    ...views.flatMap(({ first, tabs, room, most, weight }) => {
      const whole = findWhole(first, tabs, reachAtOnce);
      return [first, ...whole].map((modules) => ({ modules, weight: weight / 2, most, room }));
    }),
    ...findLaterLoads(views, findParts, reach),
  ];
}

function callsOf(name: string): number {
  return ASKS_TWICE.test(name) ? 2 : 1;
}

function roomOf(name: string): number {
  return ROOM[name] ?? (OFTEN.test(name) ? ROOM_OFTEN : ROOM_OTHER);
}

/** A page with what it loads a moment later: once for each of its tabs, if it has some. */
function findWhole(first: Set<string>, tabs: readonly string[], reachAtOnce: Reach): Set<string>[] {
  const whole = [...first, ...reachAtOnce([...first])];
  return tabs.length > 0 ? tabs.map((tab) => new Set([...whole, ...reachAtOnce([tab])])) : [new Set(whole)];
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
    ...(MODAL.test(plain(part)) ? { weight: 1, room: ROOM_OF_MODAL } : { weight: WEIGHT_OF_PART }),
  }));
}

/** Finds everything that some modules need, with their English texts. */
export function reachIn(graph: Graph): Reach {
  const texts = textModules();
  return createReach((id) => {
    const code = LIBRARY.test(plain(id)) ? '' : (findModule(id, graph).code ?? '');
    const lists = [...code.matchAll(USED_TEXTS)];
    const names = lists.flatMap(([, list = '']) => [...list.matchAll(NAME)].map(([name]) => name));
    return [...findUsed(id, graph), ...names.flatMap((name) => texts.get(`${name}.en`) ?? [])];
  });
}
