import { describe, expect, test } from 'vitest';
import { reconcile } from './reconciliation.rules.ts';

const PERIOD = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') };
const AT = '2026-11-10T00:00:00.000Z';
const gateway = (id: string, given: object = {}) => ({ kind: 'charges' as const, id, cents: 100, at: AT, ...given });
const ours = (id: string, given: object = {}) => ({
  kind: 'charges' as const,
  id,
  cents: 100,
  at: AT,
  customer_id: 7,
  customer_name: 'Wattle Creek',
  ...given,
});
const differences = (...[theirs, books]: [ReturnType<typeof gateway>[], ReturnType<typeof ours>[]]) =>
  reconcile(PERIOD, theirs, books).differences;

describe('our books beside the gateway’s', () => {
  test('agree where both have the same amount', () => {
    const { lines, differences: none } = reconcile(PERIOD, [gateway('a'), gateway('b')], [ours('a'), ours('b')]);
    expect(none).toEqual([]);
    expect(lines[0]).toEqual({
      kind: 'charges',
      gateway: { count: 2, cents: 200 },
      ours: { count: 2, cents: 200 },
      differenceCents: 0,
    });
    expect(lines[1]).toMatchObject({ kind: 'quoteCharges', gateway: { count: 0, cents: 0 } });
  });

  test('differ where one side has nothing or another amount, and the customer is named', () => {
    const { lines, differences: found } = reconcile(
      PERIOD,
      [gateway('a'), gateway('only theirs')],
      [ours('a', { cents: 90 }), ours('only ours', { customer_id: null })],
    );
    expect(found).toEqual([
      {
        kind: 'charges',
        id: 'a',
        at: AT,
        gatewayCents: 100,
        ourCents: 90,
        customer: { id: 7, name: 'Wattle Creek' },
      },
      { kind: 'charges', id: 'only theirs', at: AT, gatewayCents: 100, ourCents: null, customer: null },
      { kind: 'charges', id: 'only ours', at: AT, gatewayCents: null, ourCents: 100, customer: null },
    ]);
    expect(lines[0]?.differenceCents).toBe(10);
    expect(differences([], [ours('x', { customer_name: null })])[0]?.customer).toBeNull();
  });

  test('each entry is used once, and only for its own kind', () => {
    expect(differences([gateway('a'), gateway('a')], [ours('a')])).toHaveLength(1);
    expect(differences([gateway('a'), gateway('a')], [ours('a'), ours('a')])).toEqual([]);
    expect(differences([gateway('a', { kind: 'transfers' })], [ours('a')])).toHaveLength(2);
  });

  test('a refund is found by its own name or by that of its charge; nothing else is', () => {
    const refund = gateway('re_1', { kind: 'refunds', chargeId: 'pi_1' });
    expect(differences([refund], [ours('re_1', { kind: 'refunds' })])).toEqual([]);
    expect(differences([refund], [ours('pi_1', { kind: 'refunds' })])).toEqual([]);
    const dispute = gateway('dp_1', { kind: 'disputes', chargeId: 'pi_1' });
    expect(differences([dispute], [ours('pi_1', { kind: 'disputes' })])).toHaveLength(2);
  });

  test('the gateway’s clock says what belongs to the period: its first moment does, its end does not', () => {
    const count = (at: string) => reconcile(PERIOD, [gateway('a', { at })], []).lines[0]?.gateway.count;
    expect(
      [
        '2026-10-31T23:59:59.999Z',
        '2026-11-01T00:00:00.000Z',
        '2026-11-30T23:59:59.999Z',
        '2026-12-01T00:00:00.000Z',
      ].map(count),
    ).toEqual([0, 1, 1, 0]);
    expect(differences([gateway('a', { at: AT })], [ours('a', { at: '2026-12-01T00:00:00.000Z' })])).toEqual([]);
  });
});
