import type { PageAccess } from '../../panel/src/app/page.ts';
import { PAGE_NAMES, PATHS, type PageName, allowedValues } from '../../panel/src/platform/routing/paths.ts';
import { pages } from '../support/pages.ts';
import type { Ids } from './demo-ids.ts';
import { SCENES, type Scene } from './scenes.ts';

/** The demo account that opens pages of each kind; nobody signs in for the others. */
const WHO: Readonly<Record<PageAccess, string | undefined>> = {
  guest: undefined,
  public: undefined,
  renewal: 'renew',
  member: 'demo',
  staff: 'staff',
};

export type Visit = {
  /** The name of its pictures. */
  name: string;
  path: string;
  who: string | undefined;
  scene?: Scene;
};

/** Every page of the page table with each of its tabs, then the pages with something open. */
export function listVisits(ids: Ids): Visit[] {
  const visits = PAGE_NAMES.flatMap((page) => {
    const who = WHO[pages[page].access];
    return addressesOf(page, ids).map(({ name, path }) => ({ name, path, who }));
  });
  const scenes = SCENES.map((scene) => ({
    name: `${scene.page}+${scene.name}`,
    path: fill(PATHS[scene.page], ids, scene.page) + (scene.search ?? ''),
    who: scene.who ?? WHO[pages[scene.page].access],
    scene,
  }));
  return [...visits, ...scenes];
}

function addressesOf(page: PageName, ids: Ids): { name: string; path: string }[] {
  const path = fill(PATHS[page], ids, page) + (page === 'checkout' ? ids.checkout : '');
  const values = allowedValues(page)['tab'];
  if (values) return values.map((tab) => ({ name: `${page}-${tab}`, path: path.replace('{tab}', tab) }));
  const tabs = pages[page].tabs?.slice(1) ?? [];
  return [
    { name: page, path },
    ...tabs.map((tab) => ({ name: `${page}-${tab}`, path: `${path}?tab=${tab}` })),
  ];
}

/** `{id}` is a couple on a couple's page and a provider everywhere else. */
function fill(path: string, ids: Ids, page: PageName): string {
  if (page === 'register' || page === 'signupWizard') return ids[page];
  return path
    .replace('/{galleryId?}', '')
    .replace('{galleryId}', String(ids.gallery))
    .replace('{id}', String(page === 'lead' ? ids.lead : ids.provider))
    .replace('{providerId}', String(ids.provider))
    .replaceAll(/\{(?!tab)\w+\}/g, '1');
}
