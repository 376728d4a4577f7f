import { randomUUID } from 'node:crypto';
import {
  type QuoteContent,
  type QuoteFile,
  QUOTE_STAGES,
  type QuoteStage,
  feeOf,
} from '@bellbird/contract/couples/quotes';
import type { Tx } from '#platform/db/db.ts';
import { DEMO_CHARGE, DEMO_PAYOUT } from './demo-bank.ts';
import { laterDay } from '#platform/time/calendar.ts';
import { insertAttempt } from '#domains/couples/quote-payments/quote-attempts.repository.ts';
import { saveDispute, savePayout } from '#domains/couples/quote-payments/quote-gateway-events.repository.ts';
import { findPhotos } from '#domains/couples/quotes/quote-desk.repository.ts';
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
  created_at: string;
  deal_id: number | null;
};

const TERMS =
  'The deposit books your date and is not refunded. Until 90 days before the wedding you may move it once, free of charge. ' +
  'If you cancel within 30 days of the wedding, the whole amount is due.';

const FEE_PER_10_000 = 140;
/** How many more couples have paid their deposit, so that money has come in and reached the bank. */
const EARLIER = 4;
/** The gateway sends it so many days after the couple has paid. */
const DAYS_TO_BANK = 4;

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
  const [cover] = await findPhotos(tx, { customerId, providerId: providers.barn }, { limit: 1 });
  const open = await findLeads(tx, of, ['offer_made', 'negotiating']);
  const today = now.toISOString().slice(0, 10);
  const isAhead = ({ organization_date: day }: DemoLead) => Number(day !== null && day > today);
  const agreed = (await findLeads(tx, of, ['deal', 'deal_approved']))
    .filter(({ deal_id }) => deal_id !== null)
    .toSorted((one, other) => isAhead(other) - isAhead(one));
  const given = { now, files, coverMediumId: cover?.id ?? null };
  for (const [index, stage] of QUOTE_STAGES.entries()) {
    const lead = stage === 'accepted' || stage === 'paid' ? agreed.shift() : open.shift();
    if (!lead) continue;
    const whose = { ...of, lead_id: lead.id, created_by: owner };
    const quoteId = await buildStage(tx, whose, { ...given, stage, lead, age: index + 2 });
    if (stage === 'paid' && quoteId) await disputeDeposit(tx, { customerId, quoteId }, now);
  }
  for (const [index, lead] of agreed.slice(0, EARLIER).entries()) {
    const known = Math.floor((now.getTime() - new Date(lead.created_at).getTime()) / DAY_MS);
    const whose = { ...of, lead_id: lead.id, created_by: owner };
    const age = Math.max(2, index === 0 ? Math.min(known, DAYS_TO_BANK) - 1 : known - 1);
    const quoteId = await buildStage(tx, whose, { ...given, stage: 'paid', lead, age });
    if (quoteId) await payOutDeposit(tx, { ...of, quoteId }, now);
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
    .select([
      'leads.id',
      'leads.couple_name',
      'leads.organization_date',
      'leads.guests',
      'leads.created_at',
      'deal.id as deal_id',
    ])
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
type Given = {
  stage: QuoteStage;
  lead: DemoLead;
  now: Date;
  age: number;
  files: QuoteFile[];
  coverMediumId: number | null;
};

/** Returns the quote’s id; a draft has nothing that needs it. */
async function buildStage(
  tx: Tx,
  of: Of,
  { stage, lead, now, age, files, coverMediumId }: Given,
): Promise<number | undefined> {
  const today = now.toISOString().slice(0, 10);
  const sentAt = new Date(now.getTime() - age * DAY_MS);
  const parts = {
    ...toContent(lead, { today, validUntil: laterDay(today, stage === 'expired' ? -1 : 14 - age) }),
    attachmentIds: files.map(({ id }) => id),
    files,
    coverMediumId,
  };
  if (stage === 'draft') {
    await buildDraftQuote(tx, of, { form: parts, at: sentAt });
    return undefined;
  }
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
  if (state !== 'accepted' || lead.deal_id === null) return quote.id;
  await buildAcceptedQuote(tx, quote, {
    ...of,
    dealId: lead.deal_id,
    name: lead.couple_name.split(' & ')[0] ?? lead.couple_name,
    at: new Date(sentAt.getTime() + DAY_MS),
    paid: stage === 'paid' ? 1 : 0,
  });
  return quote.id;
}

type Deposit = { customerId: number; quoteId: number };

/** What the couple's bank was charged for the deposit. */
async function chargeDeposit(tx: Tx, key: Deposit, name: string) {
  const deposit = await tx
    .selectFrom('quote_instalments')
    .select(['id', 'cents', 'paid_at'])
    .where('customer_id', '=', key.customerId)
    .where('quote_id', '=', key.quoteId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  const paidAt = deposit.paid_at ?? '';
  const { id: attempt } = await insertAttempt(tx, {
    customer_id: key.customerId,
    quote_id: key.quoteId,
    instalment_id: deposit.id,
    cents: deposit.cents,
    fee_cents: feeOf(deposit.cents, FEE_PER_10_000),
    account: 'acct_sandbox_barn',
    key: randomUUID(),
    card_token: 'tok_sandbox4242',
    gateway_id: `${DEMO_CHARGE}${name}`,
    status: 'paid',
    created_at: paidAt,
    settled_at: paidAt,
  });
  return { attempt, cents: deposit.cents, paidAt };
}

/** The couple's bank asks for the deposit back. */
async function disputeDeposit(tx: Tx, key: Deposit, now: Date): Promise<void> {
  const { attempt, cents } = await chargeDeposit(tx, key, 'deposit');
  await saveDispute(tx, {
    gateway_id: 'dp_sandbox_demo_deposit',
    customer_id: key.customerId,
    attempt_id: attempt,
    cents,
    reason: 'general',
    status: 'open',
    opened_at: now.toISOString(),
  });
}

/** The deposit is on its way to the vendor’s bank, or has arrived there. */
async function payOutDeposit(
  tx: Tx,
  key: { customer_id: number; provider_id: number; quoteId: number },
  now: Date,
): Promise<void> {
  const { customer_id, provider_id, quoteId } = key;
  const name = `deposit_${quoteId}`;
  const { cents, paidAt } = await chargeDeposit(tx, { customerId: customer_id, quoteId }, name);
  const arrivesOn = laterDay(new Date(paidAt).toISOString().slice(0, 10), DAYS_TO_BANK);
  const fee = feeOf(cents, FEE_PER_10_000);
  await savePayout(tx, {
    gateway_id: `${DEMO_PAYOUT}${name}`,
    customer_id,
    provider_id,
    cents: cents - fee,
    paid_cents: cents,
    fee_cents: fee,
    refunded_cents: 0,
    status: arrivesOn > now.toISOString().slice(0, 10) ? 'on_the_way' : 'arrived',
    arrives_on: arrivesOn,
    failure: null,
    created_at: new Date(new Date(paidAt).getTime() + DAY_MS).toISOString(),
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
