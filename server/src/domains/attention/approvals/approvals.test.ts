import { APPROVAL_CLAIM_MINUTES, APPROVAL_UNDO_S } from '@bellbird/contract/shared/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/time/clock.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import type { ApprovalSubject, Decided } from './approval-subjects.rules.ts';
import { buildApproval } from './approvals.factory.ts';
import { requestApproval } from './approvals.repository.ts';
import { createDecisionsService } from './decisions.service.ts';
import { waitingQuery } from './queue.repository.ts';

let world: World;
let vendor: Actor;
let ahead = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + ahead) };

beforeAll(async () => {
  world = await startWorld({ clock });
  vendor = await world.owner();
});
afterAll(() => world.close());
beforeEach(async () => {
  ahead = 0;
  await world.build((tx) => tx.deleteFrom('approvals').execute());
});

type Staff = Awaited<ReturnType<World['staff']>>;
type Item = { id: number; kind: string; claim: { name: string; isMine: boolean } | null };

const HOUR = 60 * 60 * 1000;

/** Something that has waited for so many hours and is due in as many, minus two days. */
function wait(hours: number, given: { kind?: string; subject_id?: number } = {}): Promise<{ id: number }> {
  const asked = new Date(clock.now().getTime() - hours * HOUR);
  return world.build((tx) =>
    buildApproval(tx, {
      customer_id: vendor.customerId,
      provider_id: vendor.providerIds[0] ?? null,
      subject_id: Math.ceil(Math.random() * 1e9),
      ...given,
      asked_at: asked.toISOString(),
      due_at: new Date(asked.getTime() + 48 * HOUR).toISOString(),
    }),
  );
}

async function queueOf(staff: Staff, query = ''): Promise<{ ids: number[]; data: Item[]; next: string | null }> {
  const { data, meta } = (await staff.call('GET', `/desk/approvals?${query}`)).json();
  return { ids: data.map(({ id }: Item) => id), data, next: meta.next };
}

const approve = (staff: Staff, id: number, undoable = true) =>
  staff.call('POST', `/desk/approvals/${id}/decision`, { body: { decision: 'approved', undoable } });

describe('the queue', () => {
  test('begins with what is due first, and its pages continue where the last one ended', async () => {
    const staff = await world.staff();
    const [second, first, third] = [await wait(20), await wait(60), await wait(1)];
    const page = await queueOf(staff, 'limit=2');
    expect(page.ids).toEqual([first.id, second.id]);
    await approve(staff, first.id);
    expect(await queueOf(staff, `limit=2&after=${page.next}`)).toMatchObject({ ids: [third.id], next: null });
    expect((await queueOf(staff, 'overdue=true')).ids).toEqual([]);
  });

  test('shows each role its kinds, and lets nobody else decide them', async () => {
    const [reviewer, finance] = [await world.staff({ roles: ['reviewer'] }), await world.staff({ roles: ['finance'] })];
    const photo = await wait(3, { kind: 'medium' });
    const application = await wait(3, { kind: 'merchant_application' });
    expect((await queueOf(reviewer)).ids).toEqual([photo.id]);
    expect((await queueOf(finance)).ids).toEqual([application.id]);
    for (const answer of [
      await approve(finance, photo.id),
      await finance.call('POST', `/desk/approvals/${photo.id}/claim`),
      await reviewer.call('POST', `/desk/approvals/${application.id}/details`),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  });

  test('counts what waits by kind and age against its promise', async () => {
    const staff = await world.staff();
    for (const hours of [1, 5, 30, 80]) await wait(hours, { kind: 'medium' });
    const { data } = (await staff.call('GET', '/desk/approvals/counts')).json();
    expect(data).toMatchObject({ total: 4, overdue: 1, mine: 0 });
    expect(data.kinds).toEqual([expect.objectContaining({ kind: 'medium', count: 4, ages: [1, 1, 1, 1] })]);
  });

  test('two thousand items are read by their index', async () => {
    const plan = await world.build(async (tx) => {
      await sql`insert into approvals (customer_id, provider_id, kind, subject_id, asked_at, due_at)
        select ${vendor.customerId}, ${vendor.providerIds[0]}, 'medium', n, now(), now() + n * interval '1 minute'
        from generate_series(1, 2000) n`.execute(tx);
      await sql`insert into approvals (customer_id, provider_id, kind, subject_id, asked_at, due_at, decision, decided_at)
        select ${vendor.customerId}, ${vendor.providerIds[0]}, 'medium', n, now(), now(), 'approved', now()
        from generate_series(1, 20000) n`.execute(tx);
      await sql`analyze approvals`.execute(tx);
      const filter = { kinds: ['medium', 'item'] as const, now: clock.now() };
      const after = { dueAt: new Date(Date.now() + 500 * 60_000), id: 1 };
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${waitingQuery(filter, after, 26)}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('approvals_waiting');
    expect(plan).not.toContain('Seq Scan on approvals');
    expect(plan).not.toContain('Sort');
  });
});

describe('working on something', () => {
  test('of ten who claim it at once one has it, the others cannot decide it, and later they can', async () => {
    const team = await Promise.all(Array.from({ length: 10 }, () => world.staff()));
    const { id } = await wait(1);
    const claims = await Promise.all(team.map((each) => each.call('POST', `/desk/approvals/${id}/claim`)));
    const winner = team[claims.findIndex(({ statusCode }) => statusCode === 204)] as Staff;
    expect(claims.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const other = team.find((each) => each !== winner) as Staff;
    expect((await queueOf(other)).data[0]?.claim).toMatchObject({ name: 'Ruth Okafor', isMine: false });
    expect((await approve(other, id)).json().code).toBe('claimed_by_other');
    expect((await queueOf(winner, 'mine=true')).ids).toEqual([id]);
    ahead = APPROVAL_CLAIM_MINUTES * 60_000;
    expect((await queueOf(other)).data[0]?.claim).toBeNull();
    expect((await approve(other, id)).statusCode).toBe(204);
  });

  test('who releases it leaves it to the others at once, and nobody releases another’s', async () => {
    const [ruth, dana] = [await world.staff(), await world.staff()];
    const { id } = await wait(1);
    await ruth.call('POST', `/desk/approvals/${id}/claim`);
    expect((await dana.call('DELETE', `/desk/approvals/${id}/claim`)).statusCode).toBe(204);
    expect((await dana.call('POST', `/desk/approvals/${id}/claim`)).json().code).toBe('claimed_by_other');
    await ruth.call('DELETE', `/desk/approvals/${id}/claim`);
    expect((await dana.call('POST', `/desk/approvals/${id}/claim`)).statusCode).toBe(204);
  });
});

describe('a decision', () => {
  const decided: Decided[] = [];
  const item: ApprovalSubject = {
    kind: 'item',
    describe: async () => new Map(),
    decided: async (_tx, given) => void decided.push(given),
  };
  const settle = () => createDecisionsService({ db: world.db, clock, subjects: [item] }).settleDue();
  beforeEach(() => void decided.splice(0));

  test('takes effect after the time to undo it, once, whoever looks', async () => {
    const staff = await world.staff();
    const { id } = await wait(1, { subject_id: 77 });
    expect((await approve(staff, id)).statusCode).toBe(204);
    expect((await queueOf(staff)).ids).toEqual([]);
    await settle();
    expect(decided).toEqual([]);
    ahead = APPROVAL_UNDO_S * 1000;
    await Promise.all([settle(), settle(), settle()]);
    expect(decided.map(({ subjectId, decision }) => [subjectId, decision])).toEqual([[77, 'approved']]);
    expect((await staff.call('DELETE', `/desk/approvals/${id}/decision`)).json().code).toBe('no_longer_undoable');
  });

  test('that is undone has no effect, and the item is where it was; only its own author undoes it', async () => {
    const [ruth, dana] = [await world.staff(), await world.staff()];
    const [first, second] = [await wait(2), await wait(1)];
    await approve(ruth, first.id);
    expect((await dana.call('DELETE', `/desk/approvals/${first.id}/decision`)).json().code).toBe('no_longer_undoable');
    expect((await ruth.call('DELETE', `/desk/approvals/${first.id}/decision`)).statusCode).toBe(204);
    ahead = APPROVAL_UNDO_S * 1000;
    await settle();
    expect(decided).toEqual([]);
    expect((await queueOf(dana)).ids).toEqual([first.id, second.id]);
  });

  test('about a version that was changed in the seconds before has no effect: the new one waits', async () => {
    const staff = await world.staff();
    const { id } = await wait(1, { subject_id: 78 });
    await approve(staff, id);
    await world.build((tx) =>
      requestApproval(tx, {
        customerId: vendor.customerId,
        providerId: vendor.providerIds[0] ?? null,
        kind: 'item',
        subjectId: 78,
        customerUserId: null,
        at: clock.now(),
      }),
    );
    ahead = APPROVAL_UNDO_S * 1000;
    await settle();
    expect(decided).toEqual([]);
    expect((await queueOf(staff)).ids).toHaveLength(1);
  });

  test('that fails unexpectedly keeps no other from taking effect, and is tried again later', async () => {
    const staff = await world.staff();
    const [broken, fine] = [await wait(2, { subject_id: 80 }), await wait(1, { subject_id: 81 })];
    for (const { id } of [broken, fine]) await approve(staff, id);
    let isBroken = true;
    const fails: ApprovalSubject = {
      ...item,
      decided: async (_tx, given) => {
        if (given.subjectId === 80 && isBroken) throw new TypeError('nobody expected this');
        decided.push(given);
      },
    };
    const settleAll = () => createDecisionsService({ db: world.db, clock, subjects: [fails] }).settleDue();
    const effects = () => decided.map(({ subjectId }) => subjectId);
    ahead = APPROVAL_UNDO_S * 1000;
    await expect(settleAll()).rejects.toThrow('nobody expected this');
    await settleAll();
    expect(effects()).toEqual([81]);
    isBroken = false;
    ahead += 60_000;
    await settleAll();
    expect(effects()).toEqual([81, 80]);
  });

  test('of five who decide at once one does', async () => {
    const team = await Promise.all(Array.from({ length: 5 }, () => world.staff()));
    const { id } = await wait(1);
    const answers = await Promise.all(team.map((each) => approve(each, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
  });

  test('about several at once leaves what is not for it, and what a colleague has', async () => {
    const [ruth, dana] = [await world.staff(), await world.staff()];
    const [photo, taken, text] = [
      await wait(3, { kind: 'medium' }),
      await wait(2, { kind: 'medium' }),
      await wait(1, { kind: 'provider_data' }),
    ];
    await dana.call('POST', `/desk/approvals/${taken.id}/claim`);
    const body = { ids: [photo.id, taken.id, text.id, photo.id] };
    const { data } = (await ruth.call('POST', '/desk/approvals/decisions', { body })).json();
    expect(data).toEqual({ decided: [photo.id], left: [taken.id, text.id] });
  });
});

describe('requests of vendors', () => {
  test('wait with the words and the number of who asked, are done once, and cannot be rejected', async () => {
    const dana = await world.staff({ roles: ['account_manager'] });
    await vendor.call('POST', '/customers/actions', {
      body: { customerId: vendor.customerId, type: 'contact_request', note: 'About our package' },
    });
    const [request] = (await dana.call('GET', '/desk/approvals')).json().data;
    expect(request).toMatchObject({ kind: 'contact_request', provider: null, customer: { id: vendor.customerId } });
    expect(request.text).toContain('About our package');
    const reject = { decision: 'rejected', reason: 'no' };
    const refused = await dana.call('POST', `/desk/approvals/${request.id}/decision`, { body: reject });
    expect(refused.json().code).toBe('not_possible_now');
    expect((await approve(dana, request.id, false)).statusCode).toBe(204);
    expect((await queueOf(dana)).ids).toEqual([]);
  });
});
