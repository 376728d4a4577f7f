import { useUser } from '#platform/session/use-session.ts';

/** The providers whose offers the user looks after. */
export function useOwnProviders(): readonly { id: number; name: string }[] {
  const user = useUser();
  const allowed = new Set(
    user?.customerUserProviders.filter(({ pages }) => pages.includes('discounts')).map(({ providerId }) => providerId),
  );
  return user?.providers.filter(({ id }) => allowed.has(id)) ?? [];
}
