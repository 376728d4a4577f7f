import type { Provider } from '@bellbird/contract/listing/providers';
import type { Page } from '@bellbird/contract/shared/access';
import { useUser } from './use-session.ts';

/** The providers for which the user may manage a page. */
export function useProvidersFor(page: Page): readonly Provider[] {
  const user = useUser();
  const links = user?.customerUserProviders.filter(({ pages }) => pages.includes(page)) ?? [];
  const allowed = new Set(links.map(({ providerId }) => providerId));
  return user?.providers.filter(({ id }) => allowed.has(id)) ?? [];
}
