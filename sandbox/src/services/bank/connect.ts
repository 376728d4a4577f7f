import { randomBytes } from 'node:crypto';
import type { Stored, Store } from '../../store.ts';
import type { StoredCharge } from './stored-charge.ts';

/** A vendor’s account at the gateway. */
export type StoredAccount = Stored & { name: string; email: string; last4: string; idempotencyKey: string | undefined };
export type StoredRefund = Stored & {
  charge: string;
  amount: number;
  idempotencyKey: string | undefined;
  metadata?: Record<string, string>;
  /** The payer’s bank sent it back, days after it was accepted. */
  isFailed?: boolean;
};
export type StoredDispute = Stored & {
  charge: string;
  amount: number;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
};
export type StoredPayout = Stored & {
  account: string;
  amount: number;
  status: 'in_transit' | 'paid' | 'failed';
  arrivesAt: string;
  /** What it is made of; their sum, less the fees, is the amount. Payouts from before have none. */
  transactions?: readonly BalanceTransaction[];
};
type BalanceTransaction = {
  type: 'payment' | 'payment_refund' | 'adjustment';
  source: string;
  amount: number;
  fee: number;
};

type Ports = {
  store<T extends Stored>(name: string): Store<T>;
  charges: Store<StoredCharge>;
  now(): string;
  notify(type: string, object: { id: string }, account?: string): Promise<void>;
};

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
const WELL_KNOWN = 'acct_sandbox_';
const DAYS_TO_ARRIVE = 2;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export type Connect = ReturnType<typeof createConnect>;

/** Stripe Connect: vendors’ accounts, charges that are theirs, what is disputed or sent back, and payouts to their banks. */
export function createConnect({ store, charges, now, notify }: Ports) {
  const accounts = store<StoredAccount>('accounts');
  const refunds = store<StoredRefund>('refunds');
  const disputes = store<StoredDispute>('disputes');
  const payouts = store<StoredPayout>('payouts');

  const refundedOf = (charge: string) =>
    sum(refunds.list((each) => each.charge === charge && !each.isFailed).map(({ amount }) => amount));

  const disputeOf = (charge: string): StoredDispute | undefined => disputes.list((each) => each.charge === charge)[0];

  /** What a charge has left in the vendor’s balance. Our fee goes back with the part that is refunded. */
  function shareOf(charge: StoredCharge): number {
    const dispute = disputeOf(charge.id);
    if (dispute && dispute.status !== 'won') return 0;
    const left = charge.amount - refundedOf(charge.id);
    return left - Math.round(((charge.fee ?? 0) * left) / charge.amount);
  }

  function balanceOf(account: string): number {
    const theirs = charges.list(({ status, destination }) => status === 'succeeded' && destination === account);
    const paid = payouts.list((each) => each.account === account && each.status !== 'failed');
    return sum(theirs.map(shareOf)) - sum(paid.map(({ amount }) => amount));
  }

  /** What has come in and gone back since the last payout. Disputes and rounding are what is left to the balance. */
  function transactionsOf(account: string, amount: number): BalanceTransaction[] {
    const earlier = payouts.list((each) => each.account === account && each.status !== 'failed');
    const told = new Set(earlier.flatMap(({ transactions = [] }) => transactions.map(({ source }) => source)));
    const theirs = charges.list(({ status, destination }) => status === 'succeeded' && destination === account);
    const moved = theirs.flatMap((charge): BalanceTransaction[] => [
      { type: 'payment', source: charge.id, amount: charge.amount, fee: charge.fee ?? 0 },
      ...refunds
        .list((each) => each.charge === charge.id && !each.isFailed)
        .map((refund) => ({
          type: 'payment_refund' as const,
          source: refund.id,
          amount: -refund.amount,
          fee: -Math.round(((charge.fee ?? 0) * refund.amount) / charge.amount),
        })),
    ]);
    const fresh = moved.filter(({ source }) => !told.has(source));
    const rest = amount - sum(fresh.map((each) => each.amount - each.fee));
    return rest === 0 ? fresh : [...fresh, { type: 'adjustment', source: newId('adj'), amount: rest, fee: 0 }];
  }

  /** Accounts that always exist, for demo data. */
  function find(id: string): StoredAccount | undefined {
    const known = accounts.find(id);
    if (known || !id.startsWith(WELL_KNOWN)) return known;
    const account = { id, receivedAt: now(), name: 'Demo vendor', email: '', last4: '5678', idempotencyKey: undefined };
    accounts.add(account);
    return account;
  }

  return {
    accounts,
    find,
    refunds,
    disputes,
    payouts,
    refundedOf,
    disputeOf,
    balanceOf,

    open(account: Pick<StoredAccount, 'name' | 'email' | 'last4' | 'idempotencyKey'>): StoredAccount {
      const key = account.idempotencyKey;
      const same = accounts.list((each) => key !== undefined && each.idempotencyKey === key)[0];
      if (same) return same;
      const opened = { id: newId('acct'), receivedAt: now(), ...account };
      accounts.add(opened);
      return opened;
    },

    /** The same key again returns the same refund; undefined when the charge has less left than that. */
    refund(
      chargeId: string,
      given: { amount: number | undefined; key: string | undefined; metadata: Record<string, string> },
    ): StoredRefund | undefined {
      const same = refunds.list(({ idempotencyKey }) => given.key !== undefined && idempotencyKey === given.key)[0];
      if (same) return same;
      const charge = charges.find(chargeId);
      if (charge?.status !== 'succeeded') return undefined;
      const left = charge.amount - refundedOf(chargeId);
      const amount = given.amount ?? left;
      if (amount < 1 || amount > left) return undefined;
      const { key: idempotencyKey, metadata } = given;
      const refund = { id: newId('re'), receivedAt: now(), charge: chargeId, amount, idempotencyKey, metadata };
      refunds.add(refund);
      charges.add({ ...charge, refunded: amount === left });
      return refund;
    },

    /** The card is closed: what went back returns to where it was from. */
    failRefund(id: string): StoredRefund | undefined {
      const refund = refunds.find(id);
      const charge = refund && charges.find(refund.charge);
      if (!charge || refund.isFailed) return undefined;
      const failed = { ...refund, isFailed: true };
      refunds.add(failed);
      charges.add({ ...charge, refunded: false });
      void notify('refund.failed', { id });
      return failed;
    },

    /** The payer tells their bank that they did not want this charge. */
    dispute(chargeId: string): StoredDispute | undefined {
      const charge = charges.find(chargeId);
      if (charge?.status !== 'succeeded' || disputeOf(chargeId)) return undefined;
      const amount = charge.amount - refundedOf(chargeId);
      if (amount === 0) return undefined;
      const dispute: StoredDispute = {
        id: newId('dp'),
        receivedAt: now(),
        charge: chargeId,
        amount,
        reason: 'product_not_received',
        status: 'needs_response',
      };
      disputes.add(dispute);
      void notify('charge.dispute.created', { id: dispute.id });
      return dispute;
    },

    decideDispute(id: string, status: 'won' | 'lost'): StoredDispute | undefined {
      const dispute = disputes.find(id);
      if (dispute?.status !== 'needs_response') return undefined;
      const decided = { ...dispute, status };
      disputes.add(decided);
      void notify('charge.dispute.closed', { id });
      return decided;
    },

    /** Sends the balance to the vendor’s bank; undefined when there is none. */
    payOut(accountId: string): StoredPayout | undefined {
      const amount = accounts.find(accountId) ? balanceOf(accountId) : 0;
      if (amount <= 0) return undefined;
      const at = now();
      const arrivesAt = new Date(new Date(at).getTime() + DAYS_TO_ARRIVE * 24 * 60 * 60_000).toISOString();
      const payout: StoredPayout = {
        id: newId('po'),
        receivedAt: at,
        account: accountId,
        amount,
        status: 'in_transit',
        arrivesAt,
        transactions: transactionsOf(accountId, amount),
      };
      payouts.add(payout);
      void notify('payout.created', { id: payout.id }, accountId);
      return payout;
    },

    endPayout(id: string, status: 'paid' | 'failed'): StoredPayout | undefined {
      const payout = payouts.find(id);
      if (payout?.status !== 'in_transit') return undefined;
      const ended = { ...payout, status };
      payouts.add(ended);
      void notify(`payout.${status}`, { id }, payout.account);
      return ended;
    },

    empty() {
      for (const each of [refunds, disputes, payouts]) each.clear();
    },
  };
}
