import type { Page } from '@bellbird/contract/shared/access';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '#platform/session/use-session.ts';
import { permissionsOptions } from './permissions.queries.ts';

/**
 * What the user may manage for a provider. Until the server has answered, the session's links count, so that a page
 * loads in its own shape; the answer may still close it.
 */
export function usePermissions(providerId: number) {
  const query = useQuery(permissionsOptions(providerId));
  const links = useUser()?.customerUserProviders;
  const link = query.isPending ? links?.find((each) => each.providerId === providerId) : undefined;
  const may = (page: Page): boolean => query.data?.[page] ?? link?.pages.includes(page) ?? false;
  return { query, may };
}
