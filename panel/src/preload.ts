import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { type Language, bcp47, languageOf } from '@bellbird/contract/shared/locales';
import { preloadCalls } from '#platform/api/preloaded-calls.ts';
import { commonHeaders } from '#platform/api/common-headers.ts';
import type { PanelConfig } from '#platform/config/panel-config.ts';
import { toDay } from '#platform/formats/dates.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { configureLocales, currentLocale } from '#platform/i18n/locale.ts';
import { isStoredPage } from '#platform/offline/stored-page.ts';
import { type LastAccount, recallAccount } from '#platform/session/last-account.ts';
import { readTokens } from '#platform/session/token-store.ts';
import type { PageAccess } from '#app/page.ts';

/** What the server knows about the requested page. */
type PagePreload = {
  access: PageAccess;
  files: string[];
  texts: Partial<Record<Language, string[]>>;
  preloads: string[];
};

const MEMBERS: ReadonlySet<PageAccess> = new Set(['member', 'staff', 'renewal']);

/**
 * Runs inside the HTML, before the panel's own code is loaded: fetches the files of this page, who is signed in and what
 * the page will show, which would otherwise wait for that code. A visitor who will be sent elsewhere fetches nothing
 * and does not see the page's frame.
 */
function preload(): void {
  const config = read<PanelConfig>('bellbird-config');
  const page = read<PagePreload>('bellbird-preload');
  if (!config) return;
  configureLocales(config.locales);
  const locale = currentLocale();
  const tokens = readTokens();
  const isRedirected = page && (tokens ? page.access === 'guest' : MEMBERS.has(page.access));
  if (isRedirected || document.documentElement.lang !== bcp47(locale))
    document.documentElement.dataset['frame'] = 'off';
  if (page && !isRedirected) {
    const texts = page.texts[languageOf(locale) as Language] ?? page.texts.en ?? [];
    for (const file of [...page.files, ...texts]) fetchFile(file);
  }
  // A stored page first asks whether the server still has its build.
  if (!tokens || isStoredPage()) return;
  const headers = commonHeaders(locale, tokens);
  const account = recallAccount(tokens);
  const session = `/access-tokens/${tokens.id}`;
  // With a search in its address a page requests something else.
  const preloads = !page || isRedirected || location.search ? [] : page.preloads;
  preloadCalls(
    [session, ...callsOf(account, page?.access, preloads)].map((url) => API_PREFIX + url),
    headers,
  );
  prepareFormats();
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
  const filled = preloads.map((url) => url.replace('{customerId}', String(customerId)).replace('{month}', month));
  return [`/customers/${customerId}/users/${customerUserId}`, ...filled];
}

function read<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

function fetchFile(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

preload();
