import { MERCHANT_DECISION_HOURS } from '@bellbird/contract/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApproval } from '#domains/attention/approvals/approvals.factory.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

const NOW = new Date('2026-11-15T09:00:00.000Z');
const HOUR = 60 * 60 * 1000;

let outbox: Outbox;
let bank: TestBank;
let world: World;
let staff: Call;
beforeAll(async () => {
  outbox = await startOutbox();
  bank = await startBank();
  world = await startWorld({ environment: { ...outbox.environment, ...bank.environment }, clock: { now: () => NOW } });
  staff = (await world.staff()).call;
});
afterAll(async () => {
  await world.close();
  await outbox.close();
  await bank.close();
});

const ACCOUNT = '062-000 12345678';
const DOCUMENT = '21594318';

function application(change: object = {}) {
  return {
    providerName: 'Wattle Creek Estate Pty Ltd',
    firstName: 'Imogen',
    lastName: 'Hartley',
    birthDate: '1984-03-09',
    position: 'director',
    documentType: 'driver_licence',
    documentState: 'NSW',
    documentNumber: '2159 4318',
    documentExpiresOn: '2035-03-09',
    identityNumber: '51 824 753 556',
    iban: ACCOUNT,
    bank: 'Commonwealth Bank',
    billingAddress: '118 Creek Road, Bangalow NSW 2479',
    billingOffice: '',
    tradeChamber: '',
    tradeRegisterNumber: '004 085 616',
    phone: '+61 2 5550 1234',
    mobile: '+61 491 570 006',
    email: 'accounts@wattlecreek.example',
    cityId: 1,
    ...change,
  };
}

const pathOf = (owner: Actor) => `/providers/${owner.providerIds[0]}/merchant-applications`;
const send = (owner: Actor, change: object = {}, headers: Record<string, string> = {}) =>
  owner.call('POST', pathOf(owner), { body: application(change), headers });
const listOf = async (owner: Actor) => (await owner.call('GET', pathOf(owner))).json().data;
const rowsOf = (owner: Actor) =>
  world.build((tx) =>
    tx.selectFrom('merchant_applications').selectAll().where('customer_id', '=', owner.customerId).execute(),
  );

async function waitingOf(owner: Actor) {
  const { data } = (await staff('GET', '/desk/approvals?kind=merchant_application&limit=100')).json();
  return data.find(({ provider }: { provider: { id: number } }) => provider.id === owner.providerIds[0]);
}
const decide = async (owner: Actor, body: object) =>
  staff('POST', `/desk/approvals/${(await waitingOf(owner)).id}/decision`, { body });

describe('sending', () => {
  test('PAY-028 PAY-029 PAY-030 an application has all its fields, starts as pending and is final within 48 hours', async () => {
    const owner = await world.owner();
    expect((await send(owner)).statusCode).toBe(201);
    const [sent] = await listOf(owner);
    expect(sent).toEqual({
      id: expect.any(Number),
      status: 'pending',
      reason: null,
      sentAt: NOW.toISOString(),
      sentBy: expect.any(String),
      decideBy: new Date(NOW.getTime() + MERCHANT_DECISION_HOURS * HOUR).toISOString(),
      decidedAt: null,
      providerName: 'Wattle Creek Estate Pty Ltd',
      firstName: 'Imogen',
      lastName: 'Hartley',
      birthDate: '1984-03-09',
      position: 'director',
      documentType: 'driver_licence',
      documentState: 'NSW',
      documentNumberEnd: '4318',
      documentExpiresOn: '2035-03-09',
      identityNumber: '51824753556',
      ibanEnd: '5678',
      bank: 'Commonwealth Bank',
      billingAddress: '118 Creek Road, Bangalow NSW 2479',
      billingNumber: '51824753556',
      billingOffice: '',
      tradeChamber: '',
      tradeRegisterNumber: '004085616',
      phone: '+61255501234',
      mobile: '+61491570006',
      email: 'accounts@wattlecreek.example',
      city: { id: 1, name: expect.any(String) },
    });
    expect(sent.decideBy).toBe('2026-11-17T09:00:00.000Z');
  });

  test('PAY-028 document number and account are encrypted in the database, and no response to the vendor has them', async () => {
    const owner = await world.owner();
    await send(owner);
    const [row] = await rowsOf(owner);
    expect([row?.document_number_sealed, row?.iban_sealed]).toEqual([
      expect.stringMatching(/^v1\./),
      expect.stringMatching(/^v1\./),
    ]);
    const stored = JSON.stringify(row);
    const answered = (await owner.call('GET', pathOf(owner))).body;
    for (const secret of [DOCUMENT, '12345678']) {
      expect(stored).not.toContain(secret);
      expect(answered).not.toContain(secret);
    }
  });

  test.each([
    ['PAY-032 a BSB with four digits of an account', { iban: '062-000 1234' }, 'iban'],
    ['PAY-032 an IBAN that does not add up', { iban: 'GB82 WEST 1234 5698 7654 33' }, 'iban'],
    ['PAY-028 somebody under 18', { birthDate: '2015-01-01' }, 'birthDate'],
    ['PAY-032 an ABN of ten digits', { identityNumber: '5182475355' }, 'identityNumber'],
    ['PAY-032 an ABN that does not add up', { identityNumber: '51824753557' }, 'identityNumber'],
    ['PAY-032 an ACN that does not add up', { tradeRegisterNumber: '004085617' }, 'tradeRegisterNumber'],
    ['PAY-032 a billing number that is not the ABN', { billingNumber: '53004085616' }, 'billingNumber'],
    ['a company without ACN', { tradeRegisterNumber: '' }, 'tradeRegisterNumber'],
    ['a sole trader without ABN', { position: 'sole_trader', identityNumber: '' }, 'identityNumber'],
    ['nobody’s position', { position: '' }, 'position'],
    ['a licence without its state', { documentState: '' }, 'documentState'],
    ['a document that has expired', { documentExpiresOn: '2020-01-01' }, 'documentExpiresOn'],
    ['a document number with signs', { documentNumber: '21594318;' }, 'documentNumber'],
    ['PAY-032 an ACN of eight digits', { tradeRegisterNumber: '00408561' }, 'tradeRegisterNumber'],
    ['PAY-028 no number of a document', { documentNumber: '' }, 'documentNumber'],
    ['PAY-028 no account', { iban: '' }, 'iban'],
    ['PAY-028 no bank', { bank: ' ' }, 'bank'],
    ['PAY-028 a city that is none', { cityId: 999_999 }, 'cityId'],
  ])('%s is refused at its field', async (_, change, field) => {
    const owner = await world.owner();
    const answer = await send(owner, change);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(await rowsOf(owner)).toEqual([]);
  });

  test('PAY-032 a sole trader has an ABN and no ACN, and may be paid to an IBAN', async () => {
    const owner = await world.owner();
    const change = { position: 'sole_trader', tradeRegisterNumber: '', iban: 'GB82 WEST 1234 5698 7654 32' };
    expect((await send(owner, change)).statusCode).toBe(201);
    expect((await waitingOf(owner)).checks).toEqual([{ label: 'ABN checksum is valid', ok: true }]);
  });

  test('PAY-032 a company may have an ACN only, and a passport names no state', async () => {
    const owner = await world.owner();
    const change = { identityNumber: '', documentType: 'passport', documentNumber: 'pa1234567' };
    expect((await send(owner, change)).statusCode).toBe(201);
    expect(await listOf(owner)).toMatchObject([
      { identityNumber: null, tradeRegisterNumber: '004085616', documentState: null, documentNumberEnd: '4567' },
    ]);
    expect(await waitingOf(owner)).toMatchObject({
      text: expect.stringContaining('Imogen Hartley, ACN 004085616, account'),
      checks: [{ label: 'ACN checksum is valid', ok: true }],
    });
  });

  test('a status in the form is refused', async () => {
    const owner = await world.owner();
    expect((await send(owner, { status: 'approved' })).statusCode).toBe(422);
  });

  test('PAY-031 at most one is pending, even when two are sent at the same moment, and none can be sent after an approval', async () => {
    const owner = await world.owner();
    const answers = await Promise.all([send(owner), send(owner), send(owner)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await rowsOf(owner)).toHaveLength(1);
    await decide(owner, { decision: 'approved' });
    expect((await send(owner)).statusCode).toBe(409);
    expect((await listOf(owner))[0].status).toBe('approved');
  });

  test('a double click sends one application', async () => {
    const owner = await world.owner();
    const headers = { 'idempotency-key': '4f8f7f3e-5a52-4b57-9be5-6e3a6a7d1a01' };
    const [first, second] = [await send(owner, {}, headers), await send(owner, {}, headers)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
  });

  test('each provider has its own application, with the name of the sender', async () => {
    const owner = await world.owner({ providers: 2 });
    await send(owner);
    const second = `/providers/${owner.providerIds[1]}/merchant-applications`;
    expect((await owner.call('GET', second)).json().data).toEqual([]);
    // The secrets of one provider do not count for another.
    const without = await owner.call('POST', second, { body: application({ documentNumber: '', iban: '' }) });
    expect(Object.keys(without.json().errors)).toEqual(['documentNumber', 'iban']);
    const noted = await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['action', 'subject_kind'])
        .where('customer_id', '=', owner.customerId)
        .where('action', '=', 'merchant.send')
        .execute(),
    );
    expect(noted).toEqual([{ action: 'merchant.send', subject_kind: 'merchant_application' }]);
  });

  test('only users with access to the payments of a provider may send one', async () => {
    const owner = await world.owner();
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['info'] });
    const answer = await colleague.call('POST', pathOf(owner), { body: application() });
    expect([answer.statusCode, (await colleague.call('GET', pathOf(owner))).statusCode]).toEqual([403, 403]);
  });
});

describe('the decision', () => {
  test('PAY-031 a rejected application shows why and can be sent again without entering the secrets again', async () => {
    const owner = await world.owner();
    await send(owner, { email: 'refused@vendors.example' });
    await decide(owner, { decision: 'rejected', reason: 'the name does not match the ABN' });
    expect(await listOf(owner)).toMatchObject([{ status: 'rejected', reason: 'the name does not match the ABN' }]);
    const mail = await outbox.mailTo('refused@vendors.example');
    expect(mail.text).toContain('the name does not match the ABN');
    expect(mail.text).not.toContain('12345678');

    const again = { providerName: 'Wattle Creek Barn Pty Ltd', documentNumber: '', iban: '' };
    const otherDocument = await send(owner, { ...again, documentType: 'passport' });
    expect(Object.keys(otherDocument.json().errors)).toEqual(['documentNumber']);
    expect((await send(owner, again)).statusCode).toBe(201);
    expect(await listOf(owner)).toMatchObject([
      { status: 'pending', providerName: 'Wattle Creek Barn Pty Ltd', ibanEnd: '5678', documentNumberEnd: '4318' },
      { status: 'rejected' },
    ]);
    const { id } = await waitingOf(owner);
    const { data } = (await staff('POST', `/desk/approvals/${id}/details`)).json();
    expect(data).toContainEqual({ label: 'Bank account', value: ACCOUNT });

    await decide(owner, { decision: 'approved' });
    expect(await listOf(owner)).toMatchObject([
      { status: 'approved', reason: null, decidedAt: NOW.toISOString() },
      { status: 'rejected', reason: 'the name does not match the ABN' },
    ]);
  });

  test('an approval opens one account at the gateway, which couples’ payments go to', async () => {
    const owner = await world.owner();
    await send(owner, { email: 'opened@vendors.example' });
    await decide(owner, { decision: 'approved' });
    await outbox.mailTo('opened@vendors.example');
    await expect.poll(async () => (await rowsOf(owner))[0]?.gateway_account).toMatch(/^acct_/);
    const [row] = await rowsOf(owner);
    expect(bank.accounts.get(`account-${row?.id}`)).toBe(row?.gateway_account);
  });

  test('the team’s reason is shown as text, never as markup', async () => {
    const owner = await world.owner();
    await send(owner, { email: 'markup@vendors.example' });
    await decide(owner, { decision: 'rejected', reason: 'the name <b>Hartley & Co</b> is another' });
    const prompts = await world.build((tx) =>
      tx.selectFrom('provider_prompts').select('body_html').where('customer_id', '=', owner.customerId).execute(),
    );
    expect(prompts[0]?.body_html).toContain('the name &lt;b&gt;Hartley &amp; Co&lt;/b&gt; is another');
    await outbox.mailTo('markup@vendors.example');
  });

  test('an approval reaches the vendor by prompt and mail', async () => {
    const owner = await world.owner();
    await send(owner, { email: 'approved@vendors.example' });
    await decide(owner, { decision: 'approved' });
    expect((await outbox.mailTo('approved@vendors.example')).subject).toContain('Secure payment is approved');
    const prompts = await world.build((tx) =>
      tx.selectFrom('provider_prompts').selectAll().where('customer_id', '=', owner.customerId).execute(),
    );
    expect(prompts).toMatchObject([
      {
        title: 'Secure payment is approved',
        link_path: `/providers/${owner.providerIds[0]}/payments?tab=application`,
      },
    ]);
  });

  test('the queue shows no secrets; opening an application shows all of it and is recorded', async () => {
    const owner = await world.owner();
    await send(owner);
    const approval = await waitingOf(owner);
    expect(approval).toMatchObject({ hasDetails: true, decideBy: '2026-11-17T09:00:00.000Z' });
    for (const secret of ['12345678', DOCUMENT]) expect(JSON.stringify(approval)).not.toContain(secret);
    const { data } = (await staff('POST', `/desk/approvals/${approval.id}/details`)).json();
    expect(data).toEqual(
      expect.arrayContaining([
        { label: 'Identity document', value: `Australian driver licence, NSW, ${DOCUMENT}, valid until 09.03.2035` },
        { label: 'Position', value: 'Director of a company' },
        { label: 'Bank account', value: ACCOUNT },
      ]),
    );
    const notes = await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['actor_kind', 'subject_kind'])
        .where('customer_id', '=', owner.customerId)
        .where('action', '=', 'approvals.open')
        .execute(),
    );
    expect(notes).toEqual([{ actor_kind: 'staff', subject_kind: 'merchant_application' }]);
    expect((await owner.call('POST', `/desk/approvals/${approval.id}/details`)).statusCode).toBe(403);
  });

  test('PAY-030 an application is due after 48 hours, and comes before a change that is due later', async () => {
    const owner = await world.owner();
    const place = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
    const earlier = new Date(NOW.getTime() - HOUR).toISOString();
    const later = new Date(NOW.getTime() + 49 * HOUR).toISOString();
    const item = await world.build((tx) =>
      buildApproval(tx, { ...place, kind: 'provider_review', asked_at: earlier, due_at: later, subject_id: 1 }),
    );
    await send(owner);
    const { id } = await waitingOf(owner);
    const { data } = (await staff('GET', '/desk/approvals?limit=100')).json();
    const ids = data.map((each: { id: number }) => each.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(item.id));
    expect(data[ids.indexOf(id)].decideBy).toBe(new Date(NOW.getTime() + 48 * HOUR).toISOString());
  });
});
