import type { UnmatchedMessage } from '@bellbird/contract/couples/messages';
import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { findOwnLead, toLeadOwner } from '#domains/couples/leads/leads.public.ts';
import { addToConversation } from './conversation.operations.ts';
import { claimWaiting, countWaiting, findWaiting } from './incoming.repository.ts';
import { presentUnmatched, toIncomingMessage } from './unmatched.presenter.ts';

export type UnmatchedService = ReturnType<typeof createUnmatchedService>;

/** Messages that matched no conversation. A team member chooses the right one or dismisses them. */
export function createUnmatchedService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(caller: Member, { page, limit }: Paging): Promise<{ data: UnmatchedMessage[]; total: number }> {
      const scope = toLeadOwner(caller);
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findWaiting(tx, { ...scope, ...windowOf({ page, limit }) }), countWaiting(tx, scope)]),
      );
      return { data: rows.map(presentUnmatched), total };
    },

    count(caller: Member): Promise<number> {
      return db.tenantRead(caller.customerId, (tx) => countWaiting(tx, toLeadOwner(caller)));
    },

    async match(caller: Member, id: number, leadId: number): Promise<{ leadId: number }> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await findOwnLead(tx, caller, leadId);
        const change = { state: 'matched', lead_id: leadId } as const;
        const row = await claimWaiting(tx, toLeadOwner(caller), { id, from: 'waiting' }, change);
        if (!row) fail('not_found');
        if (row.is_withheld) fail('upgrade_required', { data: { upgrade: 'leads' satisfies Upgrade } });
        if (row.provider_id !== lead.provider_id) {
          fail('invalid_fields', { fields: { leadId: `This message was sent to ${row.provider_name}.` } });
        }
        const thread = { leadId, customerId: caller.customerId, providerId: lead.provider_id };
        await addToConversation(tx, clock.now(), toIncomingMessage(row), thread);
        await record(tx, caller, {
          action: 'messages.match',
          subject: { kind: 'lead', id: leadId },
          details: { inboundId: id },
        });
        return { leadId };
      });
    },

    dismiss: (caller: Member, id: number) =>
      move(caller, id, { from: 'waiting', state: 'dismissed', action: 'messages.dismiss' }),
    restore: (caller: Member, id: number) =>
      move(caller, id, { from: 'dismissed', state: 'waiting', action: 'messages.restore' }),
  };

  function move(
    caller: Member,
    id: number,
    { from, state, action }: { from: 'dismissed' | 'waiting'; state: 'dismissed' | 'waiting'; action: string },
  ): Promise<void> {
    return db.tenant(caller.customerId, async (tx) => {
      const { provider_id: providerId } =
        (await claimWaiting(tx, toLeadOwner(caller), { id, from }, { state })) ?? fail('not_found');
      await record(tx, caller, { action, details: { inboundId: id } });
      if (providerId) await notifyTeam(tx, { customerId: caller.customerId, providerId }, { kind: 'unmatched' });
    });
  }
}
