import { UNDO_CHANGE_DAYS } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendSignInChange } from './access.job-definitions.ts';
import type { AccountBefore, ContactsBefore, TwoFactorBefore } from './access.tables.ts';
import { insertChange } from './sign-in-changes.repository.ts';

export type NewSignInChange = { loginId: number } & (
  | { kind: 'password' | 'two_factor_on' }
  | { kind: 'two_factor_off'; before: TwoFactorBefore }
  | { kind: 'account_connected'; before: AccountBefore }
  | { kind: 'contacts'; before: ContactsBefore; customerId: number; customerUserId: number }
);

/** Keeps what was before a change and mails its owner, with a link that undoes it. Needs a `db.system` transaction. */
export async function recordSignInChange(
  tx: Tx,
  { clock, jobs }: { clock: Clock; jobs: Jobs },
  change: NewSignInChange,
): Promise<void> {
  const changeId = await insertChange(tx, {
    login_id: change.loginId,
    kind: change.kind,
    customer_id: change.kind === 'contacts' ? change.customerId : null,
    customer_user_id: change.kind === 'contacts' ? change.customerUserId : null,
    before: JSON.stringify('before' in change ? change.before : {}),
    expires_at: addDays(clock.now(), UNDO_CHANGE_DAYS).toISOString(),
    key_hash: null,
    undone_at: null,
  });
  await jobs.enqueue(tx, sendSignInChange, { changeId });
}
