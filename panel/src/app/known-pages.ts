import type { PageName } from '#platform/routing/paths.ts';
import { guestPages } from './guest-pages.ts';
import type { Page, PageTable } from './page.ts';

const known: { -readonly [Name in PageName]?: Page } = { ...guestPages };

/** Stands in for a page whose table is not loaded: its visitor is redirected to the login, or it is still loading. */
const UNKNOWN_PAGE: Omit<Page, 'component'> = { layout: 'main', access: 'member', title: '', texts: [] };

/** The page with this name, as far as this visitor has loaded it. */
export function knownPage(name: PageName): Omit<Page, 'component'> {
  return known[name] ?? { ...UNKNOWN_PAGE, layout: isOfDesk(name) ? 'desk' : 'main' };
}

/** Loads the table that a page is in. */
export async function findPage(name: PageName): Promise<Page> {
  if (!known[name]) Object.assign(known, await tableOf(name)[0]?.());
  const page = known[name];
  if (!page) throw new Error(`No table describes the page ${name}.`);
  return page;
}

/** Whether everybody may open it: all other pages need a login. */
export function isForGuests(name: PageName): boolean {
  return name in guestPages;
}

/** What loads the table that a page is in; the build reads the file names from here (panel/build/screens.ts). */
export function tableOf(name: PageName): readonly [() => Promise<PageTable>] | readonly [] {
  if (isForGuests(name)) return [];
  return isOfDesk(name) ? [loadDeskPages] : [loadMemberPages];
}

const loadDeskPages = async () => (await import('#app/desk-pages.ts')).deskPages;
const loadMemberPages = async () => (await import('#app/member-pages.ts')).memberPages;

function isOfDesk(name: PageName): boolean {
  return name.startsWith('desk');
}
