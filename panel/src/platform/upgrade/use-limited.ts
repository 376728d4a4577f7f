import { isLimited } from '@bellbird/contract/money/packages/upgrades.ts';
import { dayIn } from '../formats/dates.ts';
import { useUser } from '../session/use-session.ts';

/** Tells which of the user's providers are on the limited package today. */
export function useLimited(): (providerId: number) => boolean {
  const providers = useUser()?.providers ?? [];
  return (providerId) => {
    const provider = providers.find(({ id }) => id === providerId);
    return provider !== undefined && isLimited(provider, dayIn(new Date(), provider.timeZone));
  };
}
