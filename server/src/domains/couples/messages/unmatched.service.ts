import type { UnmatchedMessage } from '@bellbird/contract/couples/messages';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findOwnLead, ownerOf } from '#domains/couples/leads/leads.public.ts';
import { addToConversation } from './incoming.service.ts';
import { type ArrivalRow, countWaiting, findWaiting, takeWaiting } from './incoming.repository.ts';

export type UnmatchedService = ReturnType<typeof createUnmatchedService>;

/** What somebody wrote and no conversation claims. A person of the team decides, and only they. */
export function createUnmatchedService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(caller: Member, { page, limit }: Paging): Promise<{ data: UnmatchedMessage[]; total: number }> {
      const scope = ownerOf(caller);
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findWaiting(tx, { ...scope, ...windowOf({ page, limit }) }), countWaiting(tx, scope)]),
      );
      return { data: rows.map(present), total };
    },

    async match(caller: Member, id: number, leadId: number): Promise<{ leadId: number }> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await findOwnLead(tx, caller, leadId);
        const row = await takeWaiting(tx, ownerOf(caller), id, { state: 'matched', lead_id: leadId });
        if (!row) fail('not_found');
        if (row.provider_id !== lead.provider_id) {
          fail('invalid_fields', { fields: { leadId: `This message was written to ${row.provider_name}.` } });
        }
        const thread = { leadId, customerId: caller.customerId, providerId: lead.provider_id };
        await addToConversation(tx, clock.now(), wordsOf(row), thread);
        await record(tx, caller, {
          action: 'messages.match',
          subject: { kind: 'lead', id: leadId },
          details: { inboundId: id },
        });
        return { leadId };
      });
    },

    async dismiss(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        if (!(await takeWaiting(tx, ownerOf(caller), id, { state: 'dismissed' }))) fail('not_found');
        await record(tx, caller, { action: 'messages.dismiss', details: { inboundId: id } });
      });
    },
  };
}

/** What was written, as a conversation takes it. */
export function wordsOf(row: Omit<ArrivalRow, 'provider_name'>) {
  return {
    type: row.type,
    senderName: row.sender_name,
    subject: row.subject,
    body: row.body,
    messageId: row.header_message_id,
    references: row.header_references,
    files: row.attachments,
  };
}

function present(row: ArrivalRow): UnmatchedMessage {
  return {
    id: row.id,
    type: row.type,
    provider: { id: row.provider_id ?? 0, name: row.provider_name },
    senderName: row.sender_name,
    senderAddress: row.type === 'email' ? row.sender : null,
    subject: row.subject,
    body: row.body,
    receivedAt: row.received_at,
    attachments: row.attachments.length,
  };
}
