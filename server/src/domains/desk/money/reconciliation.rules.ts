import { type Difference, LEDGER_KINDS, type Reconciliation } from '@bellbird/contract/desk/money';
import type { LedgerEntry } from '#platform/payments/gateway-ledger.ts';
import type { BookEntry } from './ledger.repository.ts';
import type { Period } from './money.rules.ts';

type Pair = { kind: LedgerEntry['kind']; id: string; at: string; gateway?: LedgerEntry; ours?: BookEntry };

/** Pairs what the gateway has with what we have, each used once. */
function pair(gateway: readonly LedgerEntry[], books: readonly BookEntry[]): Pair[] {
  const left = new Map<string, BookEntry[]>();
  for (const entry of books) {
    const key = `${entry.kind} ${entry.id}`;
    left.set(key, [...(left.get(key) ?? []), entry]);
  }
  const take = (kind: string, id: string | undefined) => id && left.get(`${kind} ${id}`)?.shift();
  const pairs = gateway.map((entry): Pair => {
    const { kind, id, at, chargeId } = entry;
    const ours = take(kind, id) || (kind === 'refunds' && take(kind, chargeId)) || undefined;
    return { kind, id, at, gateway: entry, ...(ours && { ours }) };
  });
  const ownOnly = [...left.values()].flat().map((ours): Pair => ({ kind: ours.kind, id: ours.id, at: ours.at, ours }));
  return [...pairs, ...ownOnly];
}

const toDifference = ({ kind, id, at, gateway, ours }: Pair): Difference => ({
  kind,
  id,
  at,
  gatewayCents: gateway?.cents ?? null,
  ourCents: ours?.cents ?? null,
  customer:
    ours?.customer_id == null || ours.customer_name === null
      ? null
      : { id: ours.customer_id, name: ours.customer_name },
});

/**
 * Adds up both sides for a period, and names everything that is on one side only or has another amount. The gateway’s
 * clock says which period something belongs to, so that a charge at midnight is in the same one on both sides.
 */
export function reconcile(
  { from, to }: Period,
  gateway: readonly LedgerEntry[],
  books: readonly BookEntry[],
): Pick<Reconciliation, 'lines' | 'differences'> {
  const isDuring = ({ at }: Pair) => at >= from.toISOString() && at < to.toISOString();
  const pairs = pair(gateway, books).filter(isDuring);
  const sum = (entries: readonly ({ cents: number } | undefined)[]) => {
    const known = entries.filter((entry) => entry !== undefined);
    return { count: known.length, cents: known.reduce((total, { cents }) => total + cents, 0) };
  };
  const lines = LEDGER_KINDS.map((kind) => {
    const own = pairs.filter((each) => each.kind === kind);
    const sides = { gateway: sum(own.map((each) => each.gateway)), ours: sum(own.map((each) => each.ours)) };
    return { kind, ...sides, differenceCents: sides.gateway.cents - sides.ours.cents };
  });
  const differences = pairs.filter((each) => each.gateway?.cents !== each.ours?.cents).map(toDifference);
  return { lines, differences };
}
