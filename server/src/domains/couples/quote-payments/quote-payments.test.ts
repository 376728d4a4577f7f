import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentServices, createPaymentServices } from '#app/payment-services.ts';
import { inReadersLanguage } from '#app/readers-language.ts';
import { buildMerchantApplication } from '#domains/money/merchant/merchant.factory.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type Mailer, createMailer } from '#platform/mail/mailer.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead } from '../leads/leads.factory.ts';
import { type BuiltQuote, buildQuote } from '../quotes/quotes.factory.ts';
import { type QuoteLinksService, createQuoteLinksService } from '../quotes/quote-links.service.ts';

const START = new Date('2026-11-16T01:00:00Z');
const DEPOSIT = 413_200;

let bank: TestBank;
let outbox: Outbox;
let mailer: Mailer;
let world: World;
/** The services that jobs would run. */
let services: PaymentServices;
let links: QuoteLinksService;
let owner: Actor;
let now = START;
beforeAll(async () => {
  bank = await startBank();
  outbox = await startOutbox();
  const clock = { now: () => now };
  world = await startWorld({ clock, environment: { ...bank.environment, QUOTE_FEE: '2.5' } });
  const log = createLog('silent');
  const from = 'hello@bellbird.example';
  mailer = inReadersLanguage(world.db, createMailer({ smtpUrl: outbox.environment['SMTP_URL'] ?? '', from, log }));
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: world.databaseUrl, ...bank.environment });
  links = createQuoteLinksService(config);
  services = createPaymentServices({ config, db: world.db, clock, log, mailer });
});
afterAll(async () => {
  await world.close();
  mailer.close();
  await outbox.close();
  await bank.close();
});
beforeEach(async () => {
  now = START;
  owner = await world.owner();
  await world.build((tx) => tx.deleteFrom('rate_limits').execute());
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  const application = { ...of, status: 'approved' as const, decided_at: START.toISOString() };
  await world.build((tx) => buildMerchantApplication(tx, { ...application, gateway_account: account() }));
});

const account = () => `acct_${owner.providerIds[0]}`;
let couples = 0;

async function quote(day = '2027-04-10'): Promise<BuiltQuote & { email: string; leadId: number }> {
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  couples += 1;
  const email = `couple-${couples}@example.com`;
  return world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia Papadopoulos & Sam Whitlock', { email });
    const lead = await buildLead(tx, { ...of, couple_id: couple.id, status: 'offer_made', has_email: true });
    const built = await buildQuote(tx, { ...of, lead_id: lead.id }, { weddingDate: day });
    const link = links.create();
    await tx.updateTable('quotes').set(link).where('id', '=', built.id).execute();
    const token = links.link(link).replace(/.*\//, '');
    return { ...built, token, email, leadId: lead.id };
  });
}

const post = (token: string, path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  world.server.app.inject({
    method: 'POST',
    url: `/q/${token}${path}`,
    // Couples sit at home, each at an address of their own.
    remoteAddress: `10.0.${token.charCodeAt(0)}.${token.charCodeAt(1)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const get = (token: string, path = '') => world.server.app.inject({ method: 'GET', url: `/q/${token}${path}` });
const accept = (of: BuiltQuote, card = '') =>
  post(of.token, '/accept', { hash: of.contentHash, name: 'Georgia Papadopoulos', agreed: 'on', card });
const pay = ({ token }: BuiltQuote, card: string, number = 1) => post(token, `/pay/${number}`, { card });
const sendWebhook = (...given: Parameters<TestBank['webhook']>) =>
  world.server.app.inject({ method: 'POST', url: '/hooks/payments', ...bank.webhook(...given) });
const chargesOf = ({ id }: BuiltQuote) => bank.charges.filter(({ key }) => key.startsWith(`quote-${id}-`));
const lastCharge = () => bank.charges.at(-1) ?? expect.fail('nothing was charged');
const instalmentsOf = ({ id }: BuiltQuote) =>
  world.build((tx) =>
    tx.selectFrom('quote_instalments').selectAll().where('quote_id', '=', id).orderBy('number').execute(),
  );
const attemptsOf = ({ id }: BuiltQuote) =>
  world.build((tx) => tx.selectFrom('quote_attempts').selectAll().where('quote_id', '=', id).orderBy('id').execute());
const refundsOf = ({ id }: BuiltQuote) =>
  world.build((tx) => tx.selectFrom('quote_refunds').selectAll().where('quote_id', '=', id).execute());
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

describe('a deposit', () => {
  test('is charged to the vendor’s account less our fee, pays its instalment and is receipted by mail', async () => {
    const sent = await quote();
    const desk = (await owner.call('GET', `/leads/${sent.leadId}/quote-draft`)).json().data;
    expect(desk.cardFeeBasisPoints).toBe(250);
    const answer = await accept(sent, bank.newCard());
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/q/${sent.token}`]);
    expect(chargesOf(sent)).toMatchObject([
      { amount: DEPOSIT, fee: 10_330, destination: account(), currency: 'aud', status: 'succeeded' },
    ]);
    expect(await attemptsOf(sent)).toMatchObject([{ status: 'paid', fee_cents: 10_330 }]);
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'paid', paid_by: 'card' }, { state: 'open' }]);
    expect((await get(sent.token)).body).toContain('Paid on 16.11.2026');
    await services.quotes.mails.sendDue();
    const mails = [await outbox.mailTo(sent.email), await outbox.mailTo(sent.email)];
    expect(mails.map(({ subject }) => subject ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Receipt: A$4,132.00 to Wattle Creek Barn',
      expect.stringContaining('Your signed quote'),
    ]);
  });

  test('is receipted in the language in which the couple reads their page, Arabic from right to left', async () => {
    const sent = await quote();
    await post(
      sent.token,
      '/accept',
      { hash: sent.contentHash, name: 'Georgia', agreed: 'on', card: bank.newCard() },
      {
        'accept-language': 'ar',
      },
    );
    await services.quotes.mails.sendDue();
    const mails = [await outbox.mailTo(sent.email), await outbox.mailTo(sent.email)];
    const subjects = mails.map(({ subject }) => subject ?? '').join(' ');
    for (const words of ['إيصال', 'العرض الموقّع']) expect(subjects).toContain(words);
    for (const { html, text } of mails) {
      expect(html).toContain('dir="rtl"');
      expect(text).toContain('فتح نسختكما');
    }
  });

  test('is confirmed at the bank (3-D Secure), and paid only when the bank says so', async () => {
    const sent = await quote();
    const answer = await accept(sent, bank.newCard('confirm'));
    const charge = lastCharge();
    expect(answer.headers.location).toBe(charge.confirmUrl);
    expect(charge.returnUrl).toBe(`http://localhost:3000/q/${sent.token}/paid`);
    // Whatever the address says, the gateway is asked.
    await get(sent.token, `/paid?payment_intent=${charge.id}&redirect_status=succeeded`);
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    bank.move(charge, 'succeeded');
    expect((await get(sent.token, '/paid')).headers.location).toBe(`/q/${sent.token}`);
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'paid' }, { state: 'open' }]);
  });

  test('a couple who has left the bank’s page can pay at once, and is charged once', async () => {
    const sent = await quote();
    await accept(sent, bank.newCard('confirm'));
    const left = (await get(sent.token)).body;
    expect(left).toContain('/pay/1');
    expect(left).not.toContain('Your bank is processing');
    expect((await pay(sent, bank.newCard())).headers.location).toBe(`/q/${sent.token}`);
    expect(chargesOf(sent).map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'paid' }, { state: 'open' }]);
  });

  test('nobody is sent to a page that is not the bank’s', async () => {
    const sent = await quote();
    const answer = await accept(sent, bank.newCard('foreign'));
    expect(answer.headers.location).toMatch(new RegExp(`^/q/${sent.token}/pay/1`));
    expect(lastCharge().status).toBe('canceled');
  });

  test('a declined card leaves the acceptance, and another card pays', async () => {
    const sent = await quote();
    expect((await accept(sent, bank.newCard('insufficient'))).headers.location).toBe(`/q/${sent.token}/pay/1?n=funds`);
    expect((await get(sent.token, '/pay/1?n=funds')).body).toContain('insufficient funds');
    expect((await pay(sent, bank.newCard())).headers.location).toBe(`/q/${sent.token}`);
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'paid' }, { state: 'open' }]);
    expect((await pay(sent, bank.newCard())).headers.location).toBe(`/q/${sent.token}`);
    expect(chargesOf(sent).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  test('a response that was lost is looked up, never charged again', async () => {
    const sent = await quote();
    expect((await accept(sent, bank.newCard('breaks'))).headers.location).toBe(`/q/${sent.token}`);
    expect((await get(sent.token)).body).toContain('Please don’t pay again');
    later(3);
    await services.quotes.reconciliation.reconcile();
    expect(chargesOf(sent)).toHaveLength(1);
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'paid' }, { state: 'open' }]);
  });

  test('a bank that never received the charge is asked again later', async () => {
    const sent = await quote();
    await accept(sent, bank.newCard('deaf'));
    later(3);
    await services.quotes.reconciliation.reconcile();
    expect(await attemptsOf(sent)).toMatchObject([{ status: 'failed', failure: 'unreachable' }]);
    await pay(sent, bank.newCard());
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'paid' }, { state: 'open' }]);
    expect(chargesOf(sent)).toHaveLength(1);
  });

  test('an attempt of a machine whose clock was two hours ahead is looked up as soon as the clock is right', async () => {
    later(120);
    const sent = await quote();
    await accept(sent, bank.newCard('deaf'));
    later(-120);
    await services.quotes.reconciliation.reconcile();
    expect(await attemptsOf(sent)).toMatchObject([{ status: 'failed', failure: 'unreachable' }]);
    await pay(sent, bank.newCard());
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'paid' }, { state: 'open' }]);
  });

  test('ten clicks at the same moment charge once', async () => {
    const sent = await quote();
    const cards = Array.from({ length: 10 }, () => bank.newCard());
    await Promise.all(cards.map((card) => accept(sent, card)));
    expect(chargesOf(sent).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    expect((await attemptsOf(sent)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  test('a partner who has chosen other extras is not charged what the faster one has agreed to', async () => {
    const sent = await quote();
    const fields = { hash: sent.contentHash, name: 'Georgia', agreed: 'on' };
    await post(sent.token, '/accept', { ...fields, x: 'shuttle' });
    const second = await post(sent.token, '/accept', { ...fields, card: bank.newCard() });
    expect([second.statusCode, second.headers.location]).toEqual([303, `/q/${sent.token}`]);
    expect(chargesOf(sent)).toEqual([]);
    expect((await get(sent.token)).body).toContain('/pay/1');
    // The same choice again is the repeated click that it was before.
    await post(sent.token, '/accept', { ...fields, x: 'shuttle', card: bank.newCard() });
    expect(chargesOf(sent)).toHaveLength(1);
  });

  test('webhooks: doubled, late and in the wrong order end in one payment', async () => {
    const sent = await quote();
    await accept(sent, bank.newCard('confirm'));
    const charge = lastCharge();
    bank.move(charge, 'succeeded');
    const eventId = `evt_${charge.id}`;
    const events = [
      sendWebhook('payment_intent.succeeded', charge.id, { eventId, at: now }),
      sendWebhook('payment_intent.succeeded', charge.id, { eventId, at: now }),
      sendWebhook('payment_intent.requires_action', charge.id, { at: now }),
      get(sent.token, '/paid'),
    ];
    await Promise.all(events);
    await sendWebhook('payment_intent.succeeded', charge.id, { at: now });
    expect(await instalmentsOf(sent)).toMatchObject([{ state: 'paid' }, { state: 'open' }]);
    expect(await refundsOf(sent)).toEqual([]);
    expect((await sendWebhook('payment_intent.succeeded', charge.id, { secret: 'wrong', at: now })).statusCode).toBe(
      403,
    );
  });

  test('a charge that arrives when nothing is owed any more goes back, once', async () => {
    const sent = await quote();
    await accept(sent, bank.newCard('thinks'));
    const charge = lastCharge();
    const [deposit] = await instalmentsOf(sent);
    await owner.call('POST', `/quote-instalments/${deposit?.id}/received`);
    bank.move(charge, 'succeeded');
    await sendWebhook('payment_intent.succeeded', charge.id, { at: now });
    await sendWebhook('payment_intent.succeeded', charge.id, { at: now });
    await services.quotes.refunds.refundDue();
    await services.quotes.refunds.refundDue();
    expect(bank.refundParts.filter((refund) => refund.charge === charge.id)).toMatchObject([{ amount: DEPOSIT }]);
  });

  test('a vendor without an approved application takes no cards', async () => {
    const sent = await quote();
    await world.build((tx) =>
      tx
        .updateTable('merchant_applications')
        .set({ gateway_account: null })
        .where('provider_id', '=', owner.providerIds[0] ?? 0)
        .execute(),
    );
    await accept(sent);
    expect((await pay(sent, bank.newCard())).statusCode).toBe(409);
    expect(chargesOf(sent)).toEqual([]);
  });
});

describe('many couples at once', () => {
  test('doubled clicks, two tabs, a failing bank and doubled webhooks: acceptances = deals = days, charges = ledger', async () => {
    const MANY = 24;
    const days = Array.from(
      { length: MANY },
      (_, index) => `2027-${index < 12 ? '05' : '06'}-${String((index % 12) + 1).padStart(2, '0')}`,
    );
    const quotes = await Promise.all(days.map((day) => quote(day)));
    const habits = ['pays', 'pays', 'confirm', 'breaks', 'deaf', 'declined'];
    await Promise.all(
      quotes.map(async (sent, index) => {
        const card = bank.newCard(habits[index % habits.length]);
        await Promise.all([accept(sent, card), accept(sent, card), accept(sent, bank.newCard())]);
      }),
    );
    for (const charge of bank.charges.filter(
      ({ status, key }) => status === 'requires_action' && key.startsWith('quote-'),
    ))
      bank.move(charge, 'succeeded');
    const all = quotes.flatMap(chargesOf);
    await Promise.all([...all, ...all].map(({ id }) => sendWebhook('payment_intent.succeeded', id, { at: now })));
    later(5);
    await services.quotes.reconciliation.reconcile();
    await Promise.all(quotes.map((sent) => pay(sent, bank.newCard())));
    await services.quotes.refunds.refundDue();

    const count = (table: 'quote_acceptances' | 'couple_providers' | 'calendar_events') =>
      world.build(
        async (tx) =>
          (await tx.selectFrom(table).select('customer_id').where('customer_id', '=', owner.customerId).execute())
            .length,
      );
    expect([await count('quote_acceptances'), await count('couple_providers'), await count('calendar_events')]).toEqual(
      [MANY, MANY, MANY],
    );
    const ids = new Set(quotes.map(({ id }) => id));
    const attempts = await world.build((tx) =>
      tx.selectFrom('quote_attempts').selectAll().where('customer_id', '=', owner.customerId).execute(),
    );
    const ledger = attempts.filter(({ status, quote_id: id }) => status === 'paid' && ids.has(id));
    const sentBack = new Set(bank.refundParts.map(({ charge }) => charge));
    const kept = quotes.flatMap(chargesOf).filter(({ status, id }) => status === 'succeeded' && !sentBack.has(id));
    expect(ledger).toHaveLength(MANY);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(ledger.map(({ gateway_id: id }) => id)));
    expect(kept.reduce((sum, { amount }) => sum + amount, 0)).toBe(MANY * DEPOSIT);
    expect(attempts.filter(({ status }) => status === 'open')).toEqual([]);
  });
});
