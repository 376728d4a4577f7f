import type { ComponentType } from 'react';
import { type Match, type Params, createMatcher } from './matching.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { type Search, parseSearch, stringifySearch } from './search.ts';

/** A page: its address, and what brings all it shows first. Nothing, when it has nothing to show to this visitor yet. */
export type RouteSpec = {
  readonly name: string;
  readonly path: string;
  readonly load: () => Promise<ComponentType | undefined>;
};

export type Place = { readonly pathname: string; readonly search: Search; readonly hash: string };

/** What is on the screen. */
export type Shown = Place & {
  /** The name of the route; undefined for an address that none has. */
  readonly route: string | undefined;
  readonly params: Params;
  readonly Page: ComponentType;
  /** The page itself is still on its way. */
  readonly isAnnounced: boolean;
  /** Where to scroll to; undefined: stay. */
  readonly scrollTo: number | undefined;
};

/** Either an address within the site, or a path with what stands behind its question mark; `.` is the present path. */
export type Destination =
  | { readonly href: string; readonly replace?: boolean }
  | {
      readonly to: string;
      readonly search?: Readonly<Record<string, unknown>>;
      readonly replace?: boolean | undefined;
      /** A new page begins at its top, unless told otherwise. */
      readonly resetScroll?: boolean | undefined;
    };

/** Asked before a page is left. */
export type LeaveGuard = {
  readonly mayLeaveAtOnce: (next: Place) => boolean;
  readonly ask: () => Promise<boolean>;
};

type Pages = {
  /** For addresses that no route has. */
  readonly missing: () => Promise<ComponentType>;
  /** Instead of a page that takes its time. */
  readonly Waiting: ComponentType;
  /** Instead of a page that could not be fetched. */
  readonly failed: (error: unknown) => ComponentType;
};

/** An entry of the browser's history: its name, and where it stands among those of this tab. */
type Entry = { readonly key: string; readonly index: number };

const PATIENCE_MS = 150;

export type Router = ReturnType<typeof createRouter>;

/** Shows the page of the present address, and takes the browser to others. A page is shown once it is whole. */
export function createRouter(routes: readonly RouteSpec[], pages: Pages, window: Window = globalThis.window) {
  const { history, location } = window;
  const match = createMatcher(routes);
  const scrolled = createScrollMemory(window);
  const here = new Map<string, ComponentType>();
  const listeners = new Set<() => void>();
  let shown: Shown | undefined;
  let entry: Entry = toEntry(history.state) ?? { key: newKey(), index: 0 };
  let guard: LeaveGuard | undefined;
  let visit = 0;
  /** Steps through the history that are ours, and not to be asked about. */
  let ownSteps = 0;

  function set(next: Shown): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  async function fetchPage(found: Match<RouteSpec> | undefined): Promise<ComponentType> {
    if (!found) return pages.missing();
    const Page = await found.route.load();
    if (Page) here.set(found.route.name, Page);
    return Page ?? Nothing;
  }

  /** At once where the page is here already, so that a field whose words stand in the address keeps its cursor. */
  async function show(place: Place, scrollTo: number | undefined): Promise<void> {
    visit += 1;
    const mine = visit;
    const found = match(place.pathname);
    const base = { ...place, route: found?.route.name, params: found?.params ?? {}, scrollTo };
    const known = found && here.get(found.route.name);
    if (known) return set({ ...base, Page: known, isAnnounced: false });
    const announce = () => set({ ...base, Page: pages.Waiting, isAnnounced: true });
    const timer = shown && setTimeout(announce, PATIENCE_MS);
    const Page = await fetchPage(found).catch(pages.failed);
    clearTimeout(timer);
    if (mine === visit) set({ ...base, Page, isAnnounced: false });
  }

  function toPlace(address: string): Place {
    const { pathname, search, hash } = new URL(address, location.origin);
    return { pathname, search: parseSearch(search), hash };
  }

  function write(address: string, isNew: boolean): void {
    entry = isNew ? { key: newKey(), index: entry.index + 1 } : entry;
    history[isNew ? 'pushState' : 'replaceState'](entry, '', address);
  }

  async function navigate(destination: Destination): Promise<void> {
    const address = toHref(destination);
    const place = toPlace(address);
    if (guard && !guard.mayLeaveAtOnce(place) && !(await guard.ask())) return;
    scrolled.keep(entry.key);
    const isSame = address === location.pathname + location.search + location.hash;
    write(address, !destination.replace && !isSame);
    const stays = 'resetScroll' in destination && destination.resetScroll === false;
    await show(place, stays ? undefined : 0);
  }

  /** The browser has gone already: whoever may not leave is brought back first, and asked then. */
  async function follow(state: unknown): Promise<void> {
    const place = toPlace(location.href);
    const next = toEntry(state);
    if (!next) return write(location.href, false);
    const steps = next.index - entry.index;
    if (ownSteps > 0) ownSteps -= 1;
    else if (guard && steps !== 0 && !guard.mayLeaveAtOnce(place)) {
      ownSteps += 1;
      history.go(-steps);
      if (!(await guard.ask())) return;
      ownSteps += 1;
      return history.go(steps);
    }
    if (next.key === entry.key && place.pathname === shown?.pathname) return;
    scrolled.keep(entry.key);
    entry = next;
    await show(place, scrolled.of(next.key));
  }

  function toHref(destination: Destination): string {
    if ('href' in destination) return destination.href;
    const { to, search = {} } = destination;
    return (to === '.' ? location.pathname : to) + stringifySearch(search);
  }

  const onStep = ({ state }: PopStateEvent) => void follow(state);
  const onLeave = () => scrolled.keep(entry.key);

  return {
    navigate,
    toHref,
    get shown(): Shown {
      if (!shown) throw new Error('The router has not been started.');
      return shown;
    },
    /** Shows the first page; answers when it is here. */
    start(): Promise<void> {
      history.scrollRestoration = 'manual';
      write(location.href, false);
      window.addEventListener('popstate', onStep);
      window.addEventListener('pagehide', onLeave);
      return show(toPlace(location.href), scrolled.of(entry.key));
    },
    stop(): void {
      window.removeEventListener('popstate', onStep);
      window.removeEventListener('pagehide', onLeave);
    },
    /** Fetches a page that will probably be wanted. */
    prepare(destination: Destination): void {
      const found = match(toPlace(toHref(destination)).pathname);
      if (found && !here.has(found.route.name)) void fetchPage(found).catch(() => undefined);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    guardLeaving(asked: LeaveGuard): () => void {
      guard = asked;
      return () => {
        if (guard === asked) guard = undefined;
      };
    },
  };
}

function Nothing() {
  return null;
}

/** No secret: it only tells the entries of one tab apart. */
function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function toEntry(state: unknown): Entry | undefined {
  const { key, index } = (state ?? {}) as Partial<Entry>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : undefined;
}
