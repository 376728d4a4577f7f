import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { type Language, bcp47, languageOf } from '@bellbird/contract/shared/locales';
import { peekPreloaded, preloadCalls } from '#platform/api/preloaded-calls.ts';
import { commonHeaders } from '#platform/api/common-headers.ts';
import type { PanelConfig } from '#platform/config/panel-config.ts';
import { toDay } from '#platform/formats/dates.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { configureLocales, currentLocale } from '#platform/i18n/locale.ts';
import { isStoredPage } from '#platform/offline/stored-page.ts';
import { takeReload } from '#loading/reloads.ts';
import { type LastAccount, recallAccount } from '#platform/session/last-account.ts';
import { readTokens } from '#platform/session/token-store.ts';
import { FILLS } from '#app/frame/fill-answers.ts';
import { fillFrame } from '#app/frame/fill-frame.ts';
import { framePhotos } from '#app/frame/frame-photos.ts';
import { knownTexts } from '#app/frame/known-texts.ts';
import { explainNoCode } from '#app/no-code.ts';
import type { PageAccess } from '#app/page.ts';

/** What the server knows about the requested page. */
type PagePreload = {
  access: PageAccess;
  files: string[];
  texts: Partial<Record<Language, string[]>>;
  preloads: string[];
};

/** Most pages are shown by then. */
const FRESH_MS = 1500;
/** How long the code waits for photos. */
const PHOTOS_MS = 300;

const MEMBERS: ReadonlySet<PageAccess> = new Set(['member', 'staff', 'renewal']);

/**
 * Runs inside the HTML: asks who is signed in and what the page will show, which would otherwise wait for the panel's
 * code, and fetches that code. A visitor who will be sent elsewhere asks for nothing of this page and does not see its
 * frame.
 */
function preload(): void {
  const config = read<PanelConfig>('bellbird-config');
  const page = read<PagePreload>('bellbird-preload');
  if (!config) return;
  configureLocales(config.locales);
  const locale = currentLocale();
  const tokens = readTokens();
  const isRedirected = page && (tokens ? page.access === 'guest' : MEMBERS.has(page.access));
  const hasFrame = !isRedirected && document.documentElement.lang === bcp47(locale);
  if (!hasFrame) document.documentElement.dataset['frame'] = 'off';
  const texts = page?.texts[languageOf(locale) as Language] ?? page?.texts.en ?? [];
  const files = page && !isRedirected ? [...page.files, ...texts] : [];
  let filled: Promise<unknown> = Promise.resolve();
  if (hasFrame) afterPaint(() => void photosFirst(filled).finally(() => fetchCode(files)));
  else fetchCode(files);
  const account = tokens && recallAccount(tokens);
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  if (hasFrame) void parsed.then(() => fill(account));
  // A stored page first asks whether the server still has its build.
  if (!tokens || isStoredPage()) return;
  const headers = commonHeaders(locale, tokens);
  const session = `/access-tokens/${tokens.id}`;
  const preloads = !page || isRedirected ? [] : askedAt(location.search, page.preloads);
  preloadCalls(
    [session, ...callsOf(account, page?.access, preloads)].map((url) => API_PREFIX + url),
    headers,
  );
  if (hasFrame) filled = parsed.then(fillAnswers);
  prepareFormats();
}

/** Skeletons begin to move only when somebody has to wait (ui/Skeleton.module.css). */
function stayFresh(): void {
  const { dataset } = document.documentElement;
  dataset['fresh'] = '';
  setTimeout(() => delete dataset['fresh'], FRESH_MS);
}

/** Before the first paint, which waits for the style sheet. */
function fill(account: LastAccount | undefined): void {
  const frame = document.querySelector('[data-frame]');
  if (!frame) return;
  const [, providerId] = /^\/providers\/(\d+)/.exec(location.pathname) ?? [];
  const now = new Date();
  fillFrame(frame, knownTexts(now, account?.person, providerId), now);
  if (account?.person?.isPrime) gild(frame);
}

/** The bar and the bird of prime customers. */
function gild(frame: Element): void {
  frame.querySelector('[data-shell]')?.setAttribute('data-prime', '');
  frame.querySelector('[data-prime-mark]')?.setAttribute('data-prime-mark', 'true');
}

/** Once the panel's code has replaced the frame, there is nothing left to fill. */
function fillAnswers(): Promise<unknown> {
  const fills = FILLS.map(async ({ of, fill: show }) => {
    const data = await peekPreloaded((url) => of.test(url));
    const frame = document.querySelector('[data-frame]');
    if (frame && data) show(frame, data);
  });
  return Promise.all(fills);
}

/** A gallery is opened for its photos, and together they are smaller than its code: for a moment they have the line. */
async function photosFirst(filled: Promise<unknown>): Promise<void> {
  if (!document.querySelector('[data-frame] [data-fill="photos"]')) return;
  await Promise.race([filled.then(framePhotos), new Promise((resolve) => setTimeout(resolve, PHOTOS_MS))]);
}

/** With a search in its address a page requests something else, and a tab other lists and what is named after it. */
function askedAt(search: string, preloads: string[]): string[] {
  const tab = search && /^\?tab=([\w-]+)$/.exec(search)?.[1];
  if (tab === undefined) return [];
  return preloads.flatMap((each) => {
    const [url = '', of] = each.split('#');
    const isAsked = of === undefined ? tab === '' || !url.includes('?') : of === tab;
    return isAsked ? url : [];
  });
}

/**
 * The first format that a page creates takes 25 ms, a tenth of a second on a slow phone: the browser looks through all
 * its locales. It does that here, while the style sheet and the code are on their way.
 */
function prepareFormats(): void {
  dateFormat({ day: 'numeric' }).format(0);
}

/** Without an account, which the team does not have, only the desk's own calls can be made. */
function callsOf(account: LastAccount | undefined, access: PageAccess | undefined, preloads: string[]): string[] {
  if (!account) return access === 'staff' ? preloads : [];
  const { customerId, customerUserId } = account;
  const month = toDay(new Date()).slice(0, 'YYYY-MM'.length);
  const filled = preloads.map((url) =>
    url
      .replace('{customerId}', String(customerId))
      .replace('{customerUserId}', String(customerUserId))
      .replace('{month}', month),
  );
  return [`/customers/${customerId}/users/${customerUserId}`, ...filled];
}

function read<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

/**
 * The frame is seen before the code is asked for: on a slow line the code, four times as large, would delay the style
 * sheet. In a window that nobody sees nothing is painted.
 */
function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') return work();
  const painted = new PerformanceObserver(begin);
  painted.observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin);
  function begin(): void {
    painted.disconnect();
    document.removeEventListener('visibilitychange', begin);
    work();
  }
}

/** The files of the page, and the panel itself. */
function fetchCode(files: readonly string[]): void {
  for (const file of files)
    append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }));
  for (const src of read<string[]>('bellbird-code') ?? []) run(src);
}

/** How often code that was lost on the way is asked for before the whole document is. */
const TRIES = 4;

/**
 * Without its code the frame would stay a picture for ever. What has arrived comes from the browser's cache. Without a
 * connection the browser would show its own error in place of a document that is asked for again.
 */
function run(src: string, tried = 1): void {
  const isLast = tried === TRIES;
  const again = () => (isLast && navigator.onLine ? startAgain() : run(src, isLast ? TRIES : tried + 1));
  const onerror = () => setTimeout(again, 500 * 2 ** tried);
  append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }));
}

function startAgain(): void {
  if (takeReload()) location.reload();
  else explainNoCode();
}

/** The style sheet is asked for again, too: a page without it cannot be used. */
function keepStyles(): void {
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(() => target.replaceWith(target.cloneNode()), 1000);
  };
  addEventListener('error', listen, true);
}

function append(element: HTMLLinkElement | HTMLScriptElement): void {
  element.crossOrigin = '';
  document.head.append(element);
}

stayFresh();
keepStyles();
preload();
