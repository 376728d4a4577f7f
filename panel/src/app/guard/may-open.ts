import type { Page as Permission } from '@bellbird/contract/shared/access';
import type { Page } from '../page.ts';

/** What a user may do: for each provider the pages they manage, and whether they manage the account’s users. */
export type Rights = {
  readonly providers: readonly { readonly pages: readonly Permission[] }[];
  readonly canManage: boolean;
};

/** A user without any provider is not refused a page of providers: there is nothing to protect. */
export function mayOpen(
  { permission, needsManager }: Pick<Page, 'permission' | 'needsManager'>,
  rights: Rights,
): boolean {
  if (needsManager && !rights.canManage) return false;
  if (permission === undefined || rights.providers.length === 0) return true;
  return rights.providers.some(({ pages }) => pages.includes(permission));
}
