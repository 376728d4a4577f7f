import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyring } from '../crypto/keyring.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Call, type World, startWorld } from '#testing/world.ts';
import { type InTransaction, createOnce } from './idempotency.ts';

let world: World;
let staff: Call;
let cityId: number;
beforeAll(async () => {
  world = await startWorld();
  staff = (await world.staff()).call;
  cityId = (await world.build((tx) => tx.selectFrom('cities').select('id').executeTakeFirstOrThrow())).id;
});
afterAll(() => world.close());

const create = (name: string, key: string) =>
  staff('POST', '/districts', { body: { cityId, name }, headers: { 'idempotency-key': key } });
const countOf = async (name: string) =>
  (await world.build((tx) => tx.selectFrom('districts').select('id').where('name', '=', name).execute())).length;

test('the same key and body give the first answer again, also when both come at once', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('Seven Mile Beach', key)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await countOf('Seven Mile Beach')).toBe(1);
});

test('the same key with another body is 409', async () => {
  const key = randomUUID();
  await create('Shoalhaven Heads', key);
  const second = await create('Gerroa', key);
  expect([second.statusCode, second.json().code]).toEqual([409, 'idempotency_key_reused']);
  expect(await countOf('Gerroa')).toBe(0);
});

test('a refused try is forgotten, so that the mended one goes through with the same key', async () => {
  const key = randomUUID();
  const refused = await staff('POST', '/districts', {
    body: { cityId: 1_999_999, name: 'Jamberoo' },
    headers: { 'idempotency-key': key },
  });
  expect(refused.statusCode).toBe(422);
  expect((await create('Jamberoo', key)).statusCode).toBe(201);
});

test('what is kept is of its own customer, and does not give away what was asked', async () => {
  const owner = await world.owner();
  const body = { name: 'Hello', subject: '', body: 'Hello', attachmentIds: [] };
  const key = randomUUID();
  const made = await owner.call('POST', `/customers/${owner.customerId}/templates`, {
    body,
    headers: { 'idempotency-key': key },
  });
  expect(made.statusCode).toBe(201);
  const kept = (customerId: number) =>
    world.db.tenant(customerId, (tx) => tx.selectFrom('idempotency_keys').selectAll().execute());
  const [own] = await kept(owner.customerId);
  expect(own).toMatchObject({ customer_id: owner.customerId, key });
  expect(await kept((await world.owner()).customerId)).toEqual([]);
  const guess = ['templates.create', { body }];
  expect(own?.request_hash).not.toBe(createHash('sha256').update(JSON.stringify(guess)).digest('hex'));
  const foreign = world.db.tenant(owner.customerId, (tx) =>
    sql`update idempotency_keys set customer_id = customer_id + 1`.execute(tx),
  );
  await expect(foreign).rejects.toThrow(/row-level security/);
});

describe('a request that calls other machines keeps no transaction open', () => {
  const once = createOnce(createKeyring('a secret of thirty-two characters'));
  const transaction: InTransaction = (steps) => world.db.system(steps);
  const keyed = () => ({ customerId: 0, caller: 'staff:1', key: randomUUID(), request: ['x.create'] });
  const done = { status: 201, body: '{"data":{}}' };

  test('a second one is refused while the first runs, and then gets its answer', async () => {
    const request = keyed();
    let finish = () => {};
    const slow = new Promise<typeof done>((resolve) => (finish = () => resolve(done)));
    let isStarted = () => {};
    const started = new Promise<void>((resolve) => (isStarted = resolve));
    const first = once.inSteps(transaction, request, () => {
      isStarted();
      return slow;
    });
    await started;
    const never = () => Promise.reject(new Error('it ran twice'));
    await expect(once.inSteps(transaction, request, never)).rejects.toMatchObject({ code: 'still_running' });
    finish();
    expect(await first).toEqual(done);
    expect(await once.inSteps(transaction, request, never)).toEqual(done);
  });

  test('one that failed may be repeated; one that may have been carried out may not', async () => {
    const [refused, unknown] = [keyed(), keyed()];
    const fails = (error: Error) => () => Promise.reject(error);
    await expect(once.inSteps(transaction, refused, fails(new AppError('not_found')))).rejects.toThrow();
    expect(await once.inSteps(transaction, refused, async () => done)).toEqual(done);
    const broken = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
    await expect(once.inSteps(transaction, unknown, fails(broken))).rejects.toThrow('Connection terminated');
    await expect(once.inSteps(transaction, unknown, async () => done)).rejects.toMatchObject({ code: 'still_running' });
  });
});
