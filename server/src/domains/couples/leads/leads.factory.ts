import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { buildPrompt } from '#domains/attention/prompts/prompts.factory.ts';
import type { CoupleTable } from './couples/couples.tables.ts';
import type { CoupleProviderTable } from './deals/deals.tables.ts';
import { maskName } from './withheld/hidden-name.rules.ts';
import { insertWithheld } from './withheld/lead-reveals.repository.ts';
import type { LeadReminderTable, LeadTable } from './leads.tables.ts';

let serial = 4000;

export async function buildLead(
  tx: Tx,
  given: Partial<Insertable<LeadTable>> & { customer_id: number; provider_id: number },
): Promise<{ id: number }> {
  serial += 1;
  const name = given.couple_name ?? 'Georgia Papadopoulos & Sam Whitlock';
  const coupleId = given.couple_id ?? (await buildCouple(tx, name)).id;
  return tx
    .insertInto('leads')
    .values({
      extension_number: String(serial),
      couple_name: name,
      organization_date: '2027-04-10',
      guests: 120,
      budget: 22_000,
      ...given,
      couple_id: coupleId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function buildCouple(
  tx: Tx,
  name: string,
  given: Partial<Insertable<CoupleTable>> = {},
): Promise<{ id: number }> {
  return tx
    .insertInto('couples')
    .values({ name, email: 'couple@example.com', phone: '+61491570156', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type Withheld = Partial<Insertable<LeadTable>> & {
  customer_id: number;
  provider_id: number;
  created_at: string;
  couple: { name: string; email: string; phone: string };
  message: string;
};

/** A request as a limited package has it: the couple and what they wrote are withheld. */
export async function buildWithheldLead(tx: Tx, { couple, message, ...given }: Withheld): Promise<{ id: number }> {
  const { name, ...addresses } = couple;
  const { id: coupleId } = await buildCouple(tx, name, addresses);
  const { id } = await buildLead(tx, {
    ...given,
    couple_id: coupleId,
    couple_name: maskName(name),
    waiting_since: given.created_at,
    has_email: true,
    withheld: true,
  });
  const details = { message, answers: '[]', loan_requested: false, loan_amount: null, loan_requested_at: null };
  const { customer_id, provider_id, created_at: at } = given;
  await insertWithheld(tx, {
    customer_id,
    lead_id: id,
    kind: 'request',
    at,
    content: JSON.stringify({ details, items: [] }),
  });
  await tx
    .insertInto('lead_events')
    .values({ customer_id, provider_id, lead_id: id, kind: 'info_request', at, customer_user_id: null, details: '{}' })
    .execute();
  return { id };
}

export async function buildReminder(
  tx: Tx,
  given: Partial<Insertable<LeadReminderTable>> & { customer_id: number; lead_id: number; customer_user_id: number },
): Promise<{ id: number }> {
  const reminder = await tx
    .insertInto('lead_reminders')
    .values({ due_at: '2027-01-04T22:00:00Z', ...given })
    .returning(['id', 'due_at', 'text', 'created_at', 'done_at'])
    .executeTakeFirstOrThrow();
  const lead = await tx
    .selectFrom('leads')
    .select('provider_id')
    .where('id', '=', given.lead_id)
    .executeTakeFirstOrThrow();
  await buildPrompt(tx, {
    customer_id: given.customer_id,
    provider_id: lead.provider_id,
    customer_user_id: given.customer_user_id,
    type: 'reminder',
    title: reminder.text,
    body_html: '',
    created_at: reminder.created_at,
    completed_at: reminder.done_at,
    due_at: reminder.due_at,
    reminder_id: reminder.id,
  });
  return { id: reminder.id };
}

/** A deal with the couple of a lead. The lead itself doesn't change. */
export async function buildDeal(
  tx: Tx,
  given: Partial<Insertable<CoupleProviderTable>> & { customer_id: number; lead_id: number },
): Promise<{ id: number }> {
  const lead = await tx
    .selectFrom('leads')
    .select(['couple_id', 'provider_id', 'organization_date'])
    .where('id', '=', given.lead_id)
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('couple_providers')
    .values({
      couple_id: lead.couple_id,
      provider_id: lead.provider_id,
      wedding_date: lead.organization_date,
      status: 'agreed',
      price: 8900,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
