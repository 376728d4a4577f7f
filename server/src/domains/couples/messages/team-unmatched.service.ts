import type { TeamCoupleHit, TeamUnmatchedMessage } from '@bellbird/contract/couples/messages';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { COUNTRY } from '@bellbird/contract/shared/limits';
import { internationalPhone } from '@bellbird/contract/shared/phone-number';
import { toSearchKey } from '@bellbird/contract/shared/search-key';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { finishApproval } from '#domains/attention/approvals/approvals.public.ts';
import { addToConversation } from './conversation.operations.ts';
import { findThread } from './incoming.repository.ts';
import { countTeamWaiting, findTeamCouples, claimTeamMessage, teamWaitingQuery } from './team-unmatched.repository.ts';
import { queueUnmatched } from './unmatched-queue.operations.ts';
import { presentTeamUnmatched, toIncomingMessage } from './unmatched.presenter.ts';

const MAX_HITS = 20;

export type TeamUnmatchedService = ReturnType<typeof createTeamUnmatchedService>;

/** Messages that name no vendor: a text to a number of the pool, or a mail to an address whose couple is gone. */
export function createTeamUnmatchedService({ db, clock }: { db: Db; clock: Clock }) {
  const finish = (tx: Tx, { staffMemberId }: Staff, subjectId: number) =>
    finishApproval(tx, { kind: 'unmatched_message', subjectId, staffMemberId, at: clock.now() });

  return {
    list: ({ page, limit }: Paging): Promise<{ data: TeamUnmatchedMessage[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await teamWaitingQuery(tx, windowOf({ page, limit })).execute();
        return { data: rows.map(presentTeamUnmatched), total: await countTeamWaiting(tx) };
      }),

    couples: (text: string): Promise<TeamCoupleHit[]> =>
      db.system(async (tx) => {
        const phone = internationalPhone(text, COUNTRY)?.replaceAll(' ', '');
        const rows = await findTeamCouples(tx, { text, name: toSearchKey(text), phone }, MAX_HITS);
        return rows.map((row) => ({
          leadId: row.id,
          coupleName: row.couple_name,
          extensionNumber: row.extension_number,
          providerName: row.provider_name,
          customerName: row.customer_name,
          askedAt: row.created_at,
        }));
      }),

    match: (staff: Staff, id: number, leadId: number): Promise<void> =>
      db.system(async (tx) => {
        const thread = (await findThread(tx, leadId)) ?? fail('not_found');
        const { customerId, providerId } = thread;
        const change = { state: 'matched', customer_id: customerId, provider_id: providerId, lead_id: leadId } as const;
        const row = (await claimTeamMessage(tx, id, 'waiting', change)) ?? fail('not_found');
        await addToConversation(tx, clock.now(), toIncomingMessage(row), thread);
        await finish(tx, staff, id);
        const subject = { kind: 'lead', id: leadId };
        await record(tx, staff, { action: 'messages.teamMatch', subject, customerId, details: { inboundId: id } });
      }),

    dismiss: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        if (!(await claimTeamMessage(tx, id, 'waiting', { state: 'dismissed' }))) fail('not_found');
        await finish(tx, staff, id);
        await record(tx, staff, { action: 'messages.teamDismiss', details: { inboundId: id } });
      }),

    restore: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        if (!(await claimTeamMessage(tx, id, 'dismissed', { state: 'waiting' }))) fail('not_found');
        await queueUnmatched(tx, id, clock.now());
        await record(tx, staff, { action: 'messages.teamRestore', details: { inboundId: id } });
      }),
  };
}
