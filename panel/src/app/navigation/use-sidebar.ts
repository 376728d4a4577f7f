import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { Page } from '@bellbird/contract/shared/access';
import { useMemo, useState } from 'react';
import { supportLinks } from '#platform/config/support.ts';
import { useUser } from '#platform/session/use-session.ts';
import { type CurrentRoute, providerIdOf, useCurrentRoute } from '../current-route.ts';
import { toPaymentTab } from '../payments/payment-tabs.ts';
import type { Branch } from '../route-table.ts';
import { type NavGroup, type Place, branchTo, sidebarFor } from './sidebar.ts';

/** A page in tabs has an entry for some of them. */
function branchOf({ entry, search }: CurrentRoute): Branch | undefined {
  if (entry.branch !== 'provider.payments') return entry.branch;
  const tab = toPaymentTab(search['tab']);
  return tab === 'packages' || tab === 'application' ? `provider.${tab}` : entry.branch;
}

function pagesOf(user: SessionUser | undefined, id: number): readonly Page[] {
  return user?.customerUserProviders.find(({ providerId }) => providerId === id)?.pages ?? [];
}

/** The sidebar of this user, with the branch of the present page open; others open and close by hand. */
export function useSidebar() {
  const user = useUser();
  const route = useCurrentRoute();
  const groups = useMemo<NavGroup[]>(
    () =>
      sidebarFor({
        providers: (user?.providers ?? []).map(({ id, name }) => ({ id, name, pages: pagesOf(user, id) })),
        canManage: user?.details.canManage ?? false,
        support: supportLinks(),
      }),
    [user],
  );
  const branch = branchOf(route);
  const providerId = providerIdOf(route);
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
