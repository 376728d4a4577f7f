import { setTimeout as wait } from 'node:timers/promises';
import { buildCouple, buildLead } from '@bellbird/server/src/domains/couples/leads/leads.factory.ts';
import { createQuoteLinksService } from '@bellbird/server/src/domains/couples/quotes/quote-links.service.ts';
import { buildQuote } from '@bellbird/server/src/domains/couples/quotes/quotes.factory.ts';
import { buildProvider } from '@bellbird/server/src/domains/listing/providers/providers.factory.ts';
import { buildMerchantApplication } from '@bellbird/server/src/domains/money/merchant/merchant.factory.ts';
import { buildCustomer } from '@bellbird/server/src/domains/people/customers/customers.factory.ts';
import type { Config } from '@bellbird/server/src/platform/config/config.ts';
import type { Db } from '@bellbird/server/src/platform/db/db.ts';
import type { TestBank } from '@bellbird/server/src/testing/bank.ts';
import type { Steps } from './chaos-steps.ts';

/** A couple with a quote in their mail. */
export type QuotedCouple = { number: number; quoteId: number; token: string; contentHash: string };

const FIRST_DAY = Date.UTC(2027, 0, 1);
const DAY_MS = 86_400_000;
/** So many couples want a day that another couple wants as well. */
const RIVALS_EVERY = 25;
/** What their cards do, in turn: most pay, some have to be confirmed at the bank, some are declined first. */
const CARDS = ['pays', 'pays', 'confirm', 'pays', 'declined'];
const ANSWER_LIMIT_MS = 20_000;
const CLICK_AGAIN_MS = 300;

/** Couples of one vendor, each with a quote for a day of their own; a few have a rival for it. */
export async function sendQuotes(db: Db, config: Config, days: number): Promise<QuotedCouple[]> {
  const links = createQuoteLinksService(config);
  const of = await db.system(async (tx) => {
    const { id: customer_id } = await buildCustomer(tx, { name: 'Chaos Barn' });
    const { id: provider_id } = await buildProvider(tx, { customer_id, name: 'Chaos Barn' });
    const approved = { status: 'approved' as const, decided_at: new Date().toISOString() };
    await buildMerchantApplication(tx, { customer_id, provider_id, ...approved, gateway_account: 'acct_chaos' });
    return { customer_id, provider_id };
  });
  const wanted = Array.from({ length: days }, (_, day) => (day % RIVALS_EVERY === 0 ? [day, day] : [day])).flat();
  const couples: QuotedCouple[] = [];
  for (const [number, day] of wanted.entries())
    couples.push(
      await db.system(async (tx) => {
        const couple = await buildCouple(tx, 'Zoe & Max', { email: `couple-${number}@example.com` });
        const lead = await buildLead(tx, { ...of, couple_id: couple.id, status: 'offer_made', has_email: true });
        const weddingDate = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
        const link = links.create();
        const lasting = { ...link, expires_at: '2099-01-01T00:00:00Z' };
        const { id, contentHash } = await buildQuote(tx, { ...of, ...lasting, lead_id: lead.id }, { weddingDate });
        return { number, quoteId: id, token: links.link(link).replace(/.*\//, ''), contentHash };
      }),
    );
  return couples;
}

type Outside = { baseUrl: string; bank: TestBank; steps: Steps };

/** Where the browser goes next, or the page; undefined when nothing came back. */
async function send(
  { baseUrl }: Outside,
  couple: QuotedCouple,
  path: string,
  form?: Record<string, string>,
): Promise<{ status: number; next: string; page: string } | undefined> {
  try {
    const answer = await fetch(`${baseUrl}/q/${couple.token}${path}`, {
      method: form ? 'POST' : 'GET',
      // Each couple sits at home.
      headers: { 'x-forwarded-for': `10.1.${couple.number >> 8}.${couple.number & 255}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...(form && { body: new URLSearchParams(form) }),
    });
    return { status: answer.status, next: answer.headers.get('location') ?? '', page: await answer.text() };
  } catch {
    return undefined;
  }
}

/** Says yes and pays: clicks twice, has a second tab open, and clicks again when nothing came back. */
export async function sayYes(outside: Outside, couple: QuotedCouple): Promise<void> {
  const { bank, steps } = outside;
  const habit = CARDS[couple.number % CARDS.length];
  const accept = (card: string) => {
    const form = { hash: couple.contentHash, name: 'Zoe Nguyen', agreed: 'on', card };
    const sent = send(outside, couple, '/accept', form);
    steps.reach('accepting');
    return sent;
  };
  const card = bank.newCard(habit);
  const answers = await Promise.all([accept(card), accept(card), accept(bank.newCard(habit))]);
  let isAnswered = answers.some((answer) => answer?.status === 303);
  while (!isAnswered) {
    await wait(CLICK_AGAIN_MS);
    isAnswered = (await accept(card))?.status === 303;
  }
  await confirmAtBank(outside, couple);
}

/** Those whose deposit is not paid yet pay it, with another card if need be. */
export async function payAgain(outside: Outside, couple: QuotedCouple): Promise<void> {
  await send(outside, couple, '/pay/1', { card: outside.bank.newCard() });
  await confirmAtBank(outside, couple);
}

/** Confirms what the bank asks for. Every other couple closes the bank's page instead of coming back from it. */
async function confirmAtBank(outside: Outside, couple: QuotedCouple): Promise<void> {
  const { bank, steps } = outside;
  const asked = bank.charges.filter(
    ({ key, status }) => status === 'requires_action' && key.startsWith(`quote-${couple.quoteId}-`),
  );
  for (const charge of asked) {
    bank.move(charge, 'succeeded');
    steps.reach('confirmed');
  }
  if (asked.length > 0 && couple.number % 2 === 0) await send(outside, couple, '/paid');
}
