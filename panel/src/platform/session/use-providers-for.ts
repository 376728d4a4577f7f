import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { Provider } from '@bellbird/contract/listing/providers';
import type { Page } from '@bellbird/contract/shared/access';
import { useUser } from './use-session.ts';

type Links = Pick<SessionUser, 'customerUserProviders' | 'providers'>;

/** The providers for which the user may manage a page. */
export function useProvidersFor(page: Page): readonly Provider[] {
  const user = useUser();
  return user ? providersFor(user, page) : [];
}

export function providersFor({ customerUserProviders, providers }: Links, page: Page): readonly Provider[] {
  const links = customerUserProviders.filter(({ pages }) => pages.includes(page));
  const allowed = new Set(links.map(({ providerId }) => providerId));
  return providers.filter(({ id }) => allowed.has(id));
}
