import type { ConnectedAccount } from '@bellbird/contract/people/access';
import type { SocialType } from '@bellbird/contract/shared/social';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendSocialNews } from './access.job-definitions.ts';
import type { LoginsService } from './logins.service.ts';
import { recordSignInChange } from './sign-in-changes.operations.ts';
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

type Deps = {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  logins: Pick<LoginsService, 'assertPassword'>;
  visits: SocialAttemptsService;
};

/** The social accounts of a user: only they see, connect and disconnect them. */
export function createSocialAccountsService({ db, clock, jobs, logins, visits }: Deps) {
  /** Other people’s accounts do not exist, even for those who manage them. */
  async function ownLogin(tx: Tx, caller: Member, { customerId, id }: OwnUser): Promise<number> {
    if (customerId !== caller.customerId || id !== caller.customerUserId) fail('not_found');
    return (await findLoginIdOfUser(tx, customerId, id)) ?? fail('not_found');
  }

  const note = (tx: Tx, caller: Member, action: string, type: SocialType) =>
    record(tx, caller, { action, subject: { kind: 'customerUser', id: caller.customerUserId }, details: { type } });

  return {
    list(caller: Member, user: OwnUser): Promise<ConnectedAccount[]> {
      return db.system(async (tx) => {
        const accounts = await findSocialAccounts(tx, await ownLogin(tx, caller, user));
        return accounts.map(presentAccount);
      });
    },

    /** What is connected is another way in, so whoever begins says the password. */
    async begin(caller: Member, user: OwnUser, type: SocialType, oldPassword: string | undefined) {
      const loginId = await db.system((tx) => ownLogin(tx, caller, user));
      await logins.assertPassword(loginId, oldPassword);
      return visits.begin({ type, connectLoginId: loginId });
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
        await recordSignInChange(tx, { clock, jobs }, { kind: 'account_connected', loginId, before: { type } });
        await note(tx, caller, 'access.connectAccount', type);
        return presentAccount(connected);
      });
    },

    async disconnect(caller: Member, user: OwnUser, type: SocialType): Promise<void> {
      await db.system(async (tx) => {
        const loginId = await ownLogin(tx, caller, user);
        const { hasPassword } = await lockWaysIn(tx, loginId);
        if (!(await deleteSocialAccount(tx, loginId, type))) fail('not_found');
        if (!hasPassword && (await findSocialAccounts(tx, loginId)).length === 0) fail('last_way_in');
        await jobs.enqueue(tx, sendSocialNews, { loginId, type, news: 'disconnected' });
        await note(tx, caller, 'access.disconnectAccount', type);
      });
    },
  };
}
