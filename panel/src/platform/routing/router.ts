import type { ComponentType } from 'react';
import { type Match, type Params, createMatcher } from './matching.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { type Search, parseSearch, stringifySearch } from './search.ts';

/**
 * A page: its path, and what loads everything it shows first. `load` returns nothing if this visitor will be
 * redirected.
 */
export type RouteSpec = {
  readonly name: string;
  readonly path: string;
  readonly load: () => Promise<ComponentType | undefined>;
};

export type Place = { readonly pathname: string; readonly search: Search; readonly hash: string };

/** What is on the screen. */
export type Shown = Place & {
  /** The name of the route; undefined for an unknown address. */
  readonly route: string | undefined;
  readonly params: Params;
  readonly Page: ComponentType;
  /** The page itself is still loading. */
  readonly isAnnounced: boolean;
  /** Where to scroll to; undefined keeps the position. */
  readonly scrollTo: number | undefined;
};

/** Either an address within the site, or a path with its search; `.` is the current path. */
export type Destination =
  | { readonly href: string; readonly replace?: boolean }
  | {
      readonly to: string;
      readonly search?: Readonly<Record<string, unknown>>;
      readonly replace?: boolean | undefined;
      /** A new page starts at its top, unless this is false. */
      readonly resetScroll?: boolean | undefined;
    };

/** Called before a page is left. */
export type LeaveGuard = {
  readonly mayLeaveAtOnce: (next: Place) => boolean;
  readonly ask: () => Promise<boolean>;
};

type Pages = {
  /** For unknown addresses. */
  readonly missing: () => Promise<ComponentType>;
  /** Shown while a page takes long to load. */
  readonly Waiting: ComponentType;
  /** Shown instead of a page that failed to load. */
  readonly failed: (error: unknown) => ComponentType;
};

/** An entry of the browser's history: its key, and its position in this tab. */
type Entry = { readonly key: string; readonly index: number };

const PATIENCE_MS = 150;

export type Router = ReturnType<typeof createRouter>;

/** Shows the page of the current address and navigates to others. A page is shown once it is complete. */
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
  /** History steps made by the router itself, which are not asked about. */
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

  /** Synchronous if the page is loaded, so that a field whose text is in the address keeps its cursor. */
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

  /** The browser has already moved: if the page must not be left, it is moved back first, and the user is asked. */
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
    /** Shows the first page; resolves when it is loaded. */
    start(): Promise<void> {
      history.scrollRestoration = 'manual';
      write(location.href, false);
      window.addEventListener('popstate', onStep);
      window.addEventListener('pagehide', onLeave);
      return show(toPlace(location.href), scrolled.of(entry.key));
    },
    /** Loads the page of this address again, after it could not be loaded. */
    retry: () => show(toPlace(location.href), undefined),
    stop(): void {
      window.removeEventListener('popstate', onStep);
      window.removeEventListener('pagehide', onLeave);
    },
    /** Loads a page that will probably be opened. */
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

/** Not a secret: it only distinguishes the entries of one tab. */
function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function toEntry(state: unknown): Entry | undefined {
  const { key, index } = (state ?? {}) as Partial<Entry>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : undefined;
}
