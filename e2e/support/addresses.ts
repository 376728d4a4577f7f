import type { PageAccess } from '../../panel/src/app/page.ts';
import { PATHS, type PageName, allowedValues } from '../../panel/src/platform/routing/paths.ts';
import type { DemoIds } from './demo-ids.ts';
import { pages } from './pages.ts';

/** The demo account that opens pages of each kind; nobody signs in for the others. */
export const WHO: Readonly<Record<PageAccess, string | undefined>> = {
  guest: undefined,
  public: undefined,
  renewal: 'renew',
  member: 'demo',
  staff: 'staff',
};

/** A page with one of its tabs: `settingsTab-contact-info` at `/settings/contact-info`. */
export type Address = { page: PageName; name: string; path: string; who: string | undefined };

/** Every address at which a page looks different. */
export function addressesOf(page: PageName, ids: DemoIds): Address[] {
  const who = WHO[pages[page].access];
  const path = pathOf(page, ids);
  const values = allowedValues(page)['tab'];
  if (values) return values.map((tab) => ({ page, name: `${page}-${tab}`, path: path.replace('{tab}', tab), who }));
  const tabs = pages[page].tabs?.slice(1) ?? [];
  return [
    { page, name: page, path, who },
    ...tabs.map((tab) => ({ page, name: `${page}-${tab}`, path: `${path}?tab=${tab}`, who })),
  ];
}

/** The path of a page in the demo: `{id}` is a couple on a couple’s pages and a provider everywhere else. */
export function pathOf(page: PageName, ids: DemoIds): string {
  if (page === 'register' || page === 'signupWizard' || page === 'checkout') return ids[page];
  return PATHS[page]
    .replace('/{galleryId?}', '')
    .replace('{galleryId}', String(ids.gallery))
    .replace('{id}', String(page === 'lead' || page === 'leadQuote' ? ids.lead : ids.provider))
    .replace('{providerId}', String(ids.provider))
    .replaceAll(/\{(?!tab)\w+\}/g, '1');
}
