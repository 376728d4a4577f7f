import { pagesOfRole } from '@bellbird/contract/people/customer-users';
import type { Page } from '@bellbird/contract/shared/access';
import type { Tx } from '#platform/db/db.ts';
import { findLinks, updateLink } from './links.repository.ts';

/** A narrower role loses the pages that it does not include. */
export async function trimPages(tx: Tx, id: number, form: { roleId: number; canManage: boolean }): Promise<void> {
  const allowed = pagesOfRole(form.roleId, form.canManage);
  for (const link of await findLinks(tx, id)) {
    const pages = link.pages.filter((page) => allowed.includes(page as Page));
    if (pages.length < link.pages.length) await updateLink(tx, id, link.id, { pages });
  }
}
