import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { SOCIAL_NAMES, type SocialType } from '@bellbird/contract/shared/social';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import type { SocialReturn } from '#platform/routing/social-return.ts';
import { session } from '#platform/session/current-session.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { accountsOptions, connectAccount, disconnectAccount, readUser } from '../customer-users.queries.ts';

/** The error text of a failed connection. */
const CONNECT_ERROR = {
  google: 'GOOGLE_CONNECT_ERROR',
  facebook: 'FACEBOOK_CONNECT_ERROR',
  instagram: 'INSTAGRAM_CONNECT_ERROR',
} as const satisfies Record<SocialType, string>;

/** The reasons that the person can do something about. */
const REASONS = new Set(['social_taken', 'social_already_connected']);

/** Connecting and disconnecting the user’s own social accounts. */
export function useConnecting({ customerId, id }: Pick<SessionUser, 'customerId' | 'id'>) {
  const { t } = useTranslation('customer-users');
  const notices = useNotices();
  const queries = useQueryClient();
  const who = { customerId, id };

  const change = useAttempt();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: accountsOptions(who).queryKey });
    session.updateUser(await readUser(who));
  };

  /** Shows that it failed, and why if that helps. */
  const reportFailure = (type: SocialType, failure?: ApiFailure) => {
    const reason = failure && REASONS.has(failure.code) ? ` ${t(`accounts.${failure.code}`)}` : '';
    notices.error(t(`accounts.${CONNECT_ERROR[type]}`) + reason);
  };

  const attempt = async (type: SocialType, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      reportFailure(type, error);
      return false;
    }
  };

  return {
    reportFailure,

    async finish(type: SocialType, returned: SocialReturn): Promise<boolean> {
      if (!(await attempt(type, () => connectAccount(who, type, returned)))) return false;
      notices.success(t('accounts.connected', { name: SOCIAL_NAMES[type] }));
      await refresh();
      return true;
    },

    async disconnect(type: SocialType): Promise<void> {
      await change(() => disconnectAccount(who, type), t('accounts.disconnected', { name: SOCIAL_NAMES[type] }));
      await refresh();
    },
  };
}
