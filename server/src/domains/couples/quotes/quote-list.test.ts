import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads/leads.factory.ts';
import { createCoupleQuotesService } from './couple-quotes.service.ts';
import { markInstalmentPaid } from './quote-payments.operations.ts';
import { buildQuote } from './quotes.factory.ts';

const NOW = new Date('2026-11-20T01:00:00Z');

let world: World;
let owner: Actor;
let now = NOW;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
});
afterAll(() => world.close());
beforeEach(async () => {
  now = NOW;
  owner = await world.owner({ providers: 2 });
});

/** A quote that was sent some days ago; `day` is the day of the wedding. */
async function quote(
  couple_name: string,
  day: string,
  more: { provider?: number; sentAt?: string; opened?: boolean } = {},
) {
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[more.provider ?? 0] ?? 0 };
  const sent_at = more.sentAt ?? '2026-11-18T01:00:00Z';
  return world.build(async (tx) => {
    const { id: lead_id } = await buildLead(tx, { ...of, couple_name, status: 'offer_made' });
    const first_opened_at = more.opened ? sent_at : null;
    const given = { ...of, lead_id, sent_at, changed_at: sent_at, first_opened_at };
    return buildQuote(tx, given, { weddingDate: day });
  });
}
const accept = async (sent: { token: string; contentHash: string }) => {
  const couples = createCoupleQuotesService({ db: world.db, clock: { now: () => now } });
  const signature = { contentHash: sent.contentHash, chosen: [], name: 'Georgia', address: '::1', browser: 'Firefox' };
  return couples.accept(sent.token, signature);
};
const month = async () => (await owner.call('GET', '/quotes/month')).json().data;
const list = async (query = '') => (await owner.call('GET', `/quotes${query}`)).json();
const names = async (query: string) => (await list(query)).data.map((row: { coupleName: string }) => row.coupleName);

test('the list is in the order of what happened, goes on page by page, and filters', async () => {
  await quote('Ana & Ben', '2027-01-02', { sentAt: '2026-11-11T01:00:00Z' });
  await quote('Cleo & Dan', '2027-01-03', { sentAt: '2026-11-12T01:00:00Z', opened: true });
  await quote('Eve & Finn', '2027-01-04', { sentAt: '2026-11-13T01:00:00Z', provider: 1 });
  const first = await list('?limit=2');
  expect(first.data.map((row: { coupleName: string }) => row.coupleName)).toEqual(['Eve & Finn', 'Cleo & Dan']);
  const second = await list(`?limit=2&after=${first.meta.next}`);
  expect(second).toMatchObject({ data: [{ coupleName: 'Ana & Ben', stage: 'sent' }], meta: { next: null } });
  expect(await names('?stages=viewed')).toEqual(['Cleo & Dan']);
  expect(await names('?coupleName=eve')).toEqual(['Eve & Finn']);
  expect(await names(`?coupleName=${encodeURIComponent('Éve')}`)).toEqual(['Eve & Finn']);
  expect(await names('?coupleName=%25')).toEqual([]);
  expect(await names(`?providerIds=${owner.providerIds[0]}`)).toEqual(['Cleo & Dan', 'Ana & Ben']);
  expect(await names('?sentFrom=2026-11-12&sentTo=2026-11-12')).toEqual(['Cleo & Dan']);
  const file = await owner.call('GET', '/quotes/export?stages=sent');
  expect(file.body.split('\n').filter(Boolean)).toHaveLength(3);
});

test('a month’s figure opens the rows behind it, also of a quote that was sent again later', async () => {
  const { id } = await quote('Ana & Ben', '2027-01-02', { sentAt: '2026-10-30T01:00:00Z' });
  const sent_at = '2026-11-18T01:00:00Z';
  await world.build(async (tx) => {
    const first = await tx
      .selectFrom('quote_versions')
      .selectAll()
      .where('quote_id', '=', id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('quote_versions')
      .values({ ...first, content: JSON.stringify(first.content), number: 2, sent_at })
      .execute();
    await tx.updateTable('quotes').set({ version: 2, sent_at }).where('id', '=', id).execute();
  });
  const [figures] = (await owner.call('GET', '/quotes/statistics')).json().data;
  expect(figures).toMatchObject({ month: '2026-10', sent: 1 });
  expect(await names('?sentFrom=2026-10-01&sentTo=2026-10-31')).toEqual(['Ana & Ben']);
  expect(await names('?sentFrom=2026-11-01&sentTo=2026-11-30')).toEqual([]);
});

test('every figure, by provider and month, has exactly its rows behind it, in the list and in both tables', async () => {
  const ana = await quote('Ana & Ben', '2027-01-02', { sentAt: '2026-10-30T01:00:00Z', opened: true });
  const cleo = await quote('Cleo & Dan', '2027-01-03', { sentAt: '2026-11-12T01:00:00Z', opened: true });
  await quote('Eve & Finn', '2027-01-04', { sentAt: '2026-11-13T01:00:00Z' });
  await quote('Gus & Hal', '2027-01-05', { sentAt: '2026-11-14T01:00:00Z', provider: 1, opened: true });
  const gone = await quote('Ina & Jo', '2027-01-06', { sentAt: '2026-11-15T01:00:00Z', opened: true });
  await accept(ana);
  const couples = createCoupleQuotesService({ db: world.db, clock: { now: () => now } });
  // They looked before they said no, and still count as opened.
  await couples.decline(cleo.token, { reason: 'price', text: '' });
  await world.build((tx) =>
    tx
      .updateTable('leads')
      .set({ deleted_at: now.toISOString() })
      .where('id', '=', tx.selectFrom('quotes').select('lead_id').where('id', '=', gone.id))
      .execute(),
  );
  type Figures = {
    month: string;
    provider: { id: number };
    sent: number;
    opened: number;
    accepted: number;
    cents: number;
  };
  const figures: Figures[] = (await owner.call('GET', '/quotes/statistics')).json().data;
  const parts = figures.map((row) => `${row.month} ${owner.providerIds.indexOf(row.provider.id)}`);
  expect(new Set(parts)).toEqual(new Set(['2026-10 0', '2026-11 0', '2026-11 1']));
  expect(figures.reduce((sum, row) => sum + row.sent, 0)).toBe(4);
  for (const row of figures) {
    const of = `?providerIds=${row.provider.id}&sentFrom=${row.month}-01&sentTo=${row.month}-31`.replace(
      '11-31',
      '11-30',
    );
    expect(await names(of)).toHaveLength(row.sent);
    expect(await names(`${of}&reached=opened`)).toHaveLength(row.opened);
    const accepted: { totalCents: number }[] = (await list(`${of}&reached=accepted`)).data;
    expect([accepted.length, accepted.reduce((sum, { totalCents }) => sum + totalCents, 0)]).toEqual([
      row.accepted,
      row.cents,
    ]);
    const table = (await owner.call('GET', `/quotes/export${of}&reached=opened`)).body;
    expect(table.trim().split('\n')).toHaveLength(row.opened + 1);
  }
  const table = (await owner.call('GET', '/quotes/statistics/export')).body;
  for (const cells of ['2026-10,', ',1,1,1,504,20660.00', ',2,1,0,,0.00', ',1,1,0,,0.00'])
    expect(table).toContain(cells);
  const pipeline: { count: number }[] = (await owner.call('GET', '/quotes/pipeline')).json().data;
  expect(pipeline.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  expect(await month()).toMatchObject({ sent: 3, opened: 2, accepted: 1, medianHours: 504 });
  expect(await names('?acceptedFrom=2026-11-01&acceptedTo=2026-11-30')).toEqual(['Ana & Ben']);
  expect(await names('?acceptedFrom=2026-10-01&acceptedTo=2026-10-31')).toEqual([]);
  expect(await names('?sentFrom=2026-11-01&sentTo=2026-11-30')).toHaveLength(3);
});

test('a colleague without these couples sees none of it', async () => {
  await quote('Ana & Ben', '2027-01-02');
  const colleague = await world.colleague(owner, { providerIds: [owner.providerIds[1] ?? 0] });
  expect((await colleague.call('GET', '/quotes')).json().data).toEqual([]);
  expect((await colleague.call('GET', '/quotes/pipeline')).json().data).toEqual([]);
});

test('pipeline, due payments, statistics and the month follow a quote from sent to paid', async () => {
  const sent = await quote('Ana & Ben', '2027-01-02');
  await quote('Cleo & Dan', '2027-01-03');
  const accepted = await accept(sent);
  const pipeline = async () => (await owner.call('GET', '/quotes/pipeline')).json().data;
  expect(await pipeline()).toEqual(
    expect.arrayContaining([
      { stage: 'accepted', count: 1, cents: 2_066_000 },
      { stage: 'sent', count: 1, cents: 2_066_000 },
    ]),
  );
  expect((await list('?due=true')).data).toMatchObject([
    { due: { on: '2026-11-20', cents: 413_200, isOverdue: false } },
  ]);
  const instalmentId = accepted.instalments[0]?.id ?? 0;
  const pay = () =>
    world.build((tx) =>
      markInstalmentPaid(tx, { customerId: owner.customerId, instalmentId }, { at: now, by: 'card' }),
    );
  expect([await pay(), await pay()]).toEqual([true, false]);
  expect((await list('?stages=paid')).data).toMatchObject([{ coupleName: 'Ana & Ben', paidCents: 413_200 }]);
  expect((await owner.call('GET', '/quotes/export?stages=paid')).body).toContain('Deposit paid');
  expect(await names('?paidFrom=2026-11-01&paidTo=2026-11-30')).toEqual(['Ana & Ben']);
  expect(await names('?paidFrom=2026-12-01')).toEqual([]);
  expect(await month()).toEqual({
    month: '2026-11',
    sent: 2,
    sentCents: 4_132_000,
    opened: 1,
    accepted: 1,
    acceptedCents: 2_066_000,
    medianHours: 48,
    paidCents: 413_200,
  });
  expect((await owner.call('GET', '/quotes/statistics')).json().data).toMatchObject([
    { month: '2026-11', sent: 2, opened: 1, accepted: 1, medianHours: 48, cents: 2_066_000 },
  ]);
  expect((await owner.call('GET', '/quotes/statistics/export')).body).toContain('2026-11');
  now = new Date('2027-04-01T01:00:00Z');
  expect((await list('?due=true')).data).toMatchObject([{ due: { isOverdue: true } }]);
});
