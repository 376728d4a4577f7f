import { coupleName, emailOf, mobile } from '#believable/people.ts';
import type { Random } from '#believable/random.ts';
import { messageBody, request } from '#believable/requests.ts';
import { buildCouple, buildLead } from '#domains/leads/leads.factory.ts';
import { buildMessage } from '#domains/messages/messages.factory.ts';
import type { Tx } from '#platform/db/db.ts';

const SIX_MONTHS_DAYS = 178;
const HOUR_MS = 60 * 60 * 1000;

type Options = {
  random: Random;
  now: Date;
  customerId: number;
  providerId: number;
  authorId: number;
  count: number;
  oldestDays?: number;
};

/** Requests of couples to one provider, each with the conversation its status tells of. */
export async function demoLeads(tx: Tx, options: Options): Promise<void> {
  const { random, now, customerId, providerId, authorId } = options;
  for (let number = 0; number < options.count; number += 1) {
    const asked = request(random, now, options.oldestDays ?? SIX_MONTHS_DAYS);
    const name = asked.isWedding ? coupleName(random) : 'Southline Architects';
    const couple = await buildCouple(tx, name, { email: emailOf(random, name), phone: mobile(random) });
    const unread = asked.status === 'new' ? 1 : random.chance(0.2) ? random.int(1, 2) : 0;
    const lead = await buildLead(tx, {
      customer_id: customerId,
      provider_id: providerId,
      couple_id: couple.id,
      couple_name: name,
      created_at: asked.createdAt.toISOString(),
      organization_date: asked.organizationDate,
      guests: asked.guests,
      budget: asked.budget,
      status: asked.status,
      is_wedding: asked.isWedding,
      is_prepaid: asked.isPrepaid,
      first_lead_type: asked.isPlus ? 'plusLead' : 'lead',
      unread_message_count: unread,
      read_at: asked.status === 'new' ? null : new Date(asked.createdAt.getTime() + HOUR_MS).toISOString(),
    });
    const answered = !['new', 'pending'].includes(asked.status);
    const turns: ('in' | 'out')[] = answered ? ['in', 'out', ...(random.chance(0.5) ? (['in'] as const) : [])] : ['in'];
    for (const [turn, direction] of turns.entries()) {
      const at = Math.min(asked.createdAt.getTime() + turn * random.int(1, 30) * HOUR_MS, now.getTime());
      await buildMessage(tx, {
        customer_id: customerId,
        lead_id: lead.id,
        direction,
        body: messageBody(random, direction),
        author_id: direction === 'out' ? authorId : null,
        created_at: new Date(at).toISOString(),
      });
    }
  }
}
