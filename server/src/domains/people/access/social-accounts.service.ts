import type { ConnectedAccount } from '@bellbird/contract/people/access';
import type { SocialType } from '@bellbird/contract/shared/social';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { sendSocialNews } from './access.job-definitions.ts';
import type { SocialNews } from './access.mails.ts';
import {
  deleteSocialAccount,
  findLoginIdOfUser,
  findSocialAccounts,
  insertSocialAccount,
  lockWaysIn,
} from './social-accounts.repository.ts';
import { presentAccount } from './social-accounts.presenter.ts';
import type { Arrival, SocialAttemptsService } from './social-attempts.service.ts';

export type OwnUser = { customerId: number; id: number };

export type SocialAccountsService = ReturnType<typeof createSocialAccountsService>;

/** The social accounts of a user: only they see, connect and disconnect them. */
export function createSocialAccountsService({
  db,
  jobs,
  visits,
}: {
  db: Db;
  jobs: Jobs;
  visits: SocialAttemptsService;
}) {
  /** Other people’s accounts do not exist, even for those who manage them. */
  async function ownLogin(tx: Tx, caller: Member, { customerId, id }: OwnUser): Promise<number> {
    if (customerId !== caller.customerId || id !== caller.customerUserId) fail('not_found');
    return (await findLoginIdOfUser(tx, customerId, id)) ?? fail('not_found');
  }

  type Change = SocialNews & { loginId: number };

  async function tell(tx: Tx, caller: Member, { loginId, type, news }: Change): Promise<void> {
    const action = news === 'connected' ? 'access.connectAccount' : 'access.disconnectAccount';
    await record(tx, caller, {
      action,
      subject: { kind: 'customerUser', id: caller.customerUserId },
      details: { type },
    });
    await jobs.enqueue(tx, sendSocialNews, { loginId, type, news });
  }

  return {
    list(caller: Member, user: OwnUser): Promise<ConnectedAccount[]> {
      return db.system(async (tx) => {
        const accounts = await findSocialAccounts(tx, await ownLogin(tx, caller, user));
        return accounts.map(presentAccount);
      });
    },

    async begin(caller: Member, user: OwnUser, type: SocialType) {
      return visits.begin({ type, connectLoginId: await db.system((tx) => ownLogin(tx, caller, user)) });
    },

    async connect(caller: Member, user: OwnUser, type: SocialType, arrival: Arrival): Promise<ConnectedAccount> {
      const loginId = await db.system((tx) => ownLogin(tx, caller, user));
      const identity = await visits.finish({ type, connectLoginId: loginId }, arrival);
      return db.system(async (tx) => {
        const connected = await insertSocialAccount(tx, { loginId, type, ...identity });
        if (!connected) {
          const own = (await findSocialAccounts(tx, loginId)).find((account) => account.type === type);
          if (own?.subject === identity.subject) return presentAccount(own);
          fail(own ? 'social_already_connected' : 'social_taken');
        }
        await tell(tx, caller, { loginId, type, news: 'connected' });
        return presentAccount(connected);
      });
    },

    async disconnect(caller: Member, user: OwnUser, type: SocialType): Promise<void> {
      await db.system(async (tx) => {
        const loginId = await ownLogin(tx, caller, user);
        const { hasPassword } = await lockWaysIn(tx, loginId);
        if (!(await deleteSocialAccount(tx, loginId, type))) fail('not_found');
        if (!hasPassword && (await findSocialAccounts(tx, loginId)).length === 0) fail('last_way_in');
        await tell(tx, caller, { loginId, type, news: 'disconnected' });
      });
    },
  };
}
