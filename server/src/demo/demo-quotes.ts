import { type QuoteContent, type QuoteFile, QUOTE_STAGES, type QuoteStage } from '@bellbird/contract/couples/quotes';
import type { Tx } from '#platform/db/db.ts';
import { laterDay } from '#platform/time/calendar.ts';
import { toQuoteFile } from '#domains/couples/quotes/quote-content.rules.ts';
import {
  buildAcceptedQuote,
  buildDraftQuote,
  buildQuote,
  buildQuoteEvent,
} from '#domains/couples/quotes/quotes.factory.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Vendor = { customerId: number; owner: number; providers: { barn: number } };
type DemoLead = {
  id: number;
  couple_name: string;
  organization_date: string | null;
  guests: number | null;
  deal_id: number | null;
};

const TERMS =
  'The deposit books your date and is not refunded. Until 90 days before the wedding you may move it once, free of charge. ' +
  'If you cancel within 30 days of the wedding, the whole amount is due.';

/** A quote in every stage, for couples that the barn has answered, and the terms that quotes are sent with. */
export async function demoQuotes(tx: Tx, { customerId, owner, providers }: Vendor, now: Date): Promise<void> {
  const of = { customer_id: customerId, provider_id: providers.barn };
  await tx
    .insertInto('quote_settings')
    .values({ ...of, is_gst_registered: true })
    .execute();
  await tx
    .insertInto('quote_terms')
    .values({ ...of, version: 1, body: TERMS, created_at: now.toISOString(), created_by: owner })
    .execute();
  const files = await findFiles(tx, customerId);
  const open = await findLeads(tx, of, ['offer_made', 'negotiating']);
  const agreed = (await findLeads(tx, of, ['deal', 'deal_approved'])).filter(({ deal_id }) => deal_id !== null);
  for (const [index, stage] of QUOTE_STAGES.entries()) {
    const lead = stage === 'accepted' || stage === 'paid' ? agreed.shift() : open.shift();
    if (lead)
      await buildStage(tx, { ...of, lead_id: lead.id, created_by: owner }, { stage, lead, now, age: index + 2, files });
  }
}

async function findLeads(
  tx: Tx,
  of: { customer_id: number; provider_id: number },
  statuses: string[],
): Promise<DemoLead[]> {
  return tx
    .selectFrom('leads')
    .leftJoin('couple_providers as deal', (join) =>
      join.onRef('deal.lead_id', '=', 'leads.id').on('deal.status', '<>', 'refused'),
    )
    .select(['leads.id', 'leads.couple_name', 'leads.organization_date', 'leads.guests', 'deal.id as deal_id'])
    .where('leads.customer_id', '=', of.customer_id)
    .where('leads.provider_id', '=', of.provider_id)
    .where('leads.status', 'in', statuses)
    .where('leads.has_email', '=', true)
    .where('leads.cancelled_at', 'is', null)
    .where('leads.couple_deleted_at', 'is', null)
    .orderBy('leads.id', 'desc')
    .execute();
}

/** The brochure goes with every quote. */
async function findFiles(tx: Tx, customerId: number): Promise<QuoteFile[]> {
  const rows = await tx.selectFrom('customer_attachments').selectAll().where('customer_id', '=', customerId).execute();
  return rows.map(toQuoteFile);
}

type Of = { customer_id: number; provider_id: number; lead_id: number; created_by: number };
type Given = { stage: QuoteStage; lead: DemoLead; now: Date; age: number; files: QuoteFile[] };

async function buildStage(tx: Tx, of: Of, { stage, lead, now, age, files }: Given): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const sentAt = new Date(now.getTime() - age * DAY_MS);
  const parts = {
    ...toContent(lead, { today, validUntil: laterDay(today, stage === 'expired' ? -1 : 14 - age) }),
    attachmentIds: files.map(({ id }) => id),
    files,
  };
  if (stage === 'draft') return buildDraftQuote(tx, of, { form: parts, at: sentAt });
  const isOpened = stage !== 'sent' && stage !== 'withdrawn';
  const openedAt = new Date(sentAt.getTime() + DAY_MS / 4).toISOString();
  const state = stage === 'viewed' ? 'sent' : stage === 'paid' ? 'accepted' : stage;
  const quote = await buildQuote(
    tx,
    {
      ...of,
      state: state === 'accepted' ? 'sent' : state,
      sent_at: sentAt.toISOString(),
      changed_at: isOpened ? openedAt : sentAt.toISOString(),
      // Sending the link again makes one that works: the demo data has no secret.
      link_seed: null,
      token_hash: null,
      ...(isOpened && { first_opened_at: openedAt, last_opened_at: openedAt, open_count: 2 }),
      ...(stage === 'declined' && {
        declined_at: openedAt,
        decline_reason: 'price',
        decline_text: 'A little over what we planned, sorry!',
      }),
    },
    parts,
  );
  await buildQuoteEvent(tx, { ...of, quote_id: quote.id }, { kind: 'sent', at: sentAt.toISOString(), version: 1 });
  if (isOpened) await buildQuoteEvent(tx, { ...of, quote_id: quote.id }, { kind: 'opened', at: openedAt, version: 1 });
  if (state !== 'accepted' || lead.deal_id === null) return;
  await buildAcceptedQuote(tx, quote, {
    ...of,
    dealId: lead.deal_id,
    name: lead.couple_name.split(' & ')[0] ?? lead.couple_name,
    at: new Date(sentAt.getTime() + DAY_MS),
    paid: stage === 'paid' ? 1 : 0,
  });
}

function toContent(
  lead: DemoLead,
  { today, validUntil }: { today: string; validUntil: string },
): Partial<QuoteContent> {
  const weddingDate = lead.organization_date !== null && lead.organization_date > today ? lead.organization_date : null;
  const guests = lead.guests ?? 80;
  return {
    title: 'Your day at the Barn',
    weddingDate,
    guests,
    validUntil,
    lines: [
      {
        key: 'hire',
        name: 'Exclusive venue hire',
        detail: 'The Barn and orchard, 10:00 to midnight',
        unit: 'flat',
        quantity: 1,
        priceCents: 890_000,
        isOptional: false,
      },
      {
        key: 'feast',
        name: 'South Coast feast',
        detail: 'Shared plates, 3 courses',
        unit: 'guest',
        quantity: guests,
        priceCents: 9800,
        isOptional: false,
      },
      {
        key: 'bar',
        name: 'Bar and music until 23:00',
        detail: '',
        unit: 'hour',
        quantity: 2,
        priceCents: 48_000,
        isOptional: false,
      },
      {
        key: 'shuttle',
        name: 'Shuttle from Berry station',
        detail: '',
        unit: 'hour',
        quantity: 3,
        priceCents: 19_000,
        isOptional: true,
      },
      {
        key: 'oysters',
        name: 'Oysters on arrival',
        detail: '',
        unit: 'guest',
        quantity: guests,
        priceCents: 900,
        isOptional: true,
      },
    ],
    balanceDueOn: laterDay(weddingDate ?? laterDay(today, 90), -14),
    terms: { version: 1, body: TERMS },
  };
}
