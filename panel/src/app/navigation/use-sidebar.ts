import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { Page } from '@bellbird/contract/shared/access';
import { useMemo, useState } from 'react';
import { supportLinks } from '#platform/config/support.ts';
import { useUser } from '#platform/session/use-session.ts';
import { type CurrentRoute, findProviderId, useCurrentRoute } from '../current-route.ts';
import { toPaymentTab } from '../payments/payment-tabs.ts';
import type { Branch } from '../page.ts';
import { type NavGroup, type Place, branchTo, sidebarFor } from './sidebar.ts';

/** Some tabs of a page have an entry of their own. */
function findBranch({ page, search }: CurrentRoute): Branch | undefined {
  if (page.branch !== 'provider.payments') return page.branch;
  const tab = toPaymentTab(search['tab']);
  return tab === 'packages' || tab === 'application' ? `provider.${tab}` : page.branch;
}

function findPages(user: SessionUser | undefined, id: number): readonly Page[] {
  return user?.customerUserProviders.find(({ providerId }) => providerId === id)?.pages ?? [];
}

/** The sidebar of this user with the current branch open; the user opens and closes others. */
export function useSidebar() {
  const user = useUser();
  const route = useCurrentRoute();
  const groups = useMemo<NavGroup[]>(
    () =>
      sidebarFor({
        providers: (user?.providers ?? []).map(({ id, name }) => ({ id, name, pages: findPages(user, id) })),
        canManage: user?.details.canManage ?? false,
        support: supportLinks(),
      }),
    [user],
  );
  const branch = findBranch(route);
  const providerId = findProviderId(route);
  const place = useMemo<Place>(() => ({ branch, providerId }), [branch, providerId]);

  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(branchTo(groups, place)));
  const [shownPlace, setShownPlace] = useState(place);
  if (shownPlace !== place) {
    setShownPlace(place);
    setOpen(new Set([...open, ...branchTo(groups, place)]));
  }

  const setItemOpen = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  return { groups, place, open, setItemOpen };
}
