import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { SocialType } from '@bellbird/contract/shared/social';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { SOCIAL_NAMES } from '#platform/config/social-names.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import type { SocialReturn } from '#platform/routing/social-return.ts';
import { session } from '#platform/session/current-session.ts';
import { useNotices } from '#ui/notices/notices.ts';
import {
  accountsOptions,
  connectAccount,
  disconnectAccount,
  leaveToConnect,
  readUser,
} from '../customer-users.queries.ts';

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

  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: accountsOptions(who).queryKey });
    session.updateUser(await readUser(who));
  };

  /** Shows that it failed, and why if that helps. */
  const reportFailure = (type: SocialType, failure?: ApiFailure) => {
    const reason = failure && REASONS.has(failure.code) ? ` ${t(`accounts.${failure.code}`)}` : '';
    notices.error(t(`accounts.${CONNECT_ERROR[type]}`) + reason);
  };

  const attempt = async (type: SocialType, work: () => Promise<void>): Promise<boolean> => {
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
    leave: (type: SocialType) => attempt(type, () => leaveToConnect(who, type)),

    async finish(type: SocialType, returned: SocialReturn): Promise<boolean> {
      if (!(await attempt(type, () => connectAccount(who, type, returned)))) return false;
      notices.success(t('accounts.connected', { name: SOCIAL_NAMES[type] }));
      await refresh();
      return true;
    },

    async disconnect(type: SocialType): Promise<void> {
      try {
        await disconnectAccount(who, type);
        notices.success(t('accounts.disconnected', { name: SOCIAL_NAMES[type] }));
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        notices.error(error.code === 'network' ? t('offline') : error.message);
      }
      await refresh();
    },
  };
}
