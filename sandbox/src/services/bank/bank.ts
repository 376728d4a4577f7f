import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ServiceContext } from '../../service.ts';
import { type Store, createStore } from '../../store.ts';
import { createConnect } from './connect.ts';
import type { StoredCharge, StoredCustomer, StoredMethod, StoredTransfer } from './stored-charge.ts';
import { notifyProduct } from './signed-event.ts';
import { type Card, wellKnownCard } from './test-cards.ts';

export type Order = {
  amount: number;
  currency: string;
  customer: string;
  method: string;
  description: string;
  metadata: Record<string, string>;
  returnUrl: string | undefined;
  isUnattended: boolean;
  mandate: string | undefined;
  idempotencyKey: string | undefined;
  destination: string | undefined;
  fee: number | undefined;
};

/** A charge that was made before the sandbox was started. */
type EarlierCharge = {
  id: string;
  amount: number;
  created: string;
  description: string;
  destination: string | null;
  fee: number | null;
  dispute: { id: string; reason: string; created: string } | null;
  payout: { id: string; amount: number; created: string; arrives: string; hasArrived: boolean } | null;
};

/** How long a slow card takes. */
const SLOW_MS = 4000;

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

export type Bank = ReturnType<typeof createBank>;

/** The bank: cards by token, charges and transfers. It notifies the product of each change. */
export function createBank({ config, clock, live }: ServiceContext) {
  const changed = () => live.tell('bank');
  const store = <T extends { id: string; receivedAt: string }>(name: string): Store<T> =>
    createStore<T>({ file: config.dataDir && path.join(config.dataDir, `bank-${name}.jsonl`), changed });
  const charges = store<StoredCharge>('charges');
  const transfers = store<StoredTransfer>('transfers');
  const methods = store<StoredMethod>('methods');
  const customers = store<StoredCustomer>('customers');
  const timers = new Set<NodeJS.Timeout>();
  const now = () => clock.now().toISOString();

  const notify = (type: string, object: { id: string }, account?: string): Promise<void> => {
    const product = { serverUrl: config.serverUrl, secret: config.bank.webhookSecret, now: () => clock.now() };
    return notifyProduct(product, { type, object, account }, { isDoubled });
  };
  let isDoubled = false;
  const connect = createConnect({ store, charges, now, notify });

  function move(charge: StoredCharge, change: Partial<StoredCharge>): StoredCharge {
    const moved = { ...charge, ...change };
    charges.add(moved);
    const event = {
      succeeded: 'succeeded',
      requires_payment_method: 'payment_failed',
      requires_action: 'requires_action',
      processing: 'processing',
      canceled: 'canceled',
    };
    void notify(`payment_intent.${event[moved.status]}`, { id: moved.id });
    return moved;
  }

  function findCard(token: string, customer: string): Card | undefined {
    const saved = methods.find(token);
    // A saved card can only be used by its own customer.
    if (saved) return saved.customer === undefined || saved.customer === customer ? saved.card : undefined;
    return wellKnownCard(token);
  }

  const refused = (code: string, decline?: string) => ({
    status: 'requires_payment_method' as const,
    confirmUrl: undefined,
    error: { code, ...(decline && { decline_code: decline }) },
  });

  function firstAnswer(
    habit: Card['habit'],
    order: Order,
    confirmUrl: string,
  ): Partial<StoredCharge> & Pick<StoredCharge, 'status'> {
    switch (habit) {
      case 'pays':
        return { status: 'succeeded' };
      case 'declined':
        return refused('card_declined', 'generic_decline');
      case 'insufficient':
        return refused('card_declined', 'insufficient_funds');
      case 'slow':
      case 'waits':
      case 'debit_pays':
      case 'debit_insufficient':
      case 'debit_closed':
        return { status: 'processing' };
      case 'confirm':
        return order.isUnattended ? refused('authentication_required') : { status: 'requires_action', confirmUrl };
      case 'formless':
        return { status: 'requires_action' };
    }
  }

  /** Saves a card for a customer; undefined when there is no such card, or it belongs to another customer. */
  function attach(token: string, customer: string): StoredMethod | undefined {
    const card = findCard(token, customer);
    if (!card || !customers.find(customer)) return undefined;
    const known = methods.find(token);
    const kept = { id: known?.id ?? newId('pm'), receivedAt: known?.receivedAt ?? now(), card, customer };
    methods.add(kept);
    return kept;
  }

  return {
    charges,
    transfers,
    connect,
    isDoubled: () => isDoubled,

    /** From now on every webhook is sent twice, the second time late, as gateways do on a bad day. */
    setDoubled(on: boolean) {
      isDoubled = on;
      changed();
    },

    addCustomer(name: string): StoredCustomer {
      const customer = { id: newId('cus'), receivedAt: now(), name };
      customers.add(customer);
      return customer;
    },

    /** The agreement to debit an account; undefined when it is not one, or belongs to another customer. */
    agree(token: string, customer: string): string | undefined {
      const method = methods.find(token);
      if (method?.card.brand !== 'becs' || !attach(token, customer)) return undefined;
      return `mandate_${token.replace('pm_', '')}`;
    },

    addCard(card: Card): StoredMethod {
      const method = { id: newId('pm'), receivedAt: now(), card, customer: undefined };
      methods.add(method);
      return method;
    },

    attach,

    detach(token: string): StoredMethod | undefined {
      const saved = methods.find(token);
      if (!saved) return undefined;
      const free = { ...saved, customer: 'nobody' };
      methods.add(free);
      return free;
    },

    /** The same key again returns the same charge. */
    charge(order: Order, origin: string): StoredCharge | undefined {
      const same = charges.list(
        (each) => order.idempotencyKey !== undefined && each.idempotencyKey === order.idempotencyKey,
      )[0];
      if (same) return same;
      const card = findCard(order.method, order.customer);
      // A bank account is debited only by agreement.
      const isAgreed = card?.brand !== 'becs' || order.mandate === `mandate_${order.method.replace('pm_', '')}`;
      if (!card || !isAgreed || !customers.find(order.customer)) return undefined;
      if (order.destination !== undefined && !connect.find(order.destination)) return undefined;
      const id = newId('pi');
      const { brand, last4, holder, habit } = card;
      const charge: StoredCharge = {
        id,
        receivedAt: now(),
        amount: order.amount,
        currency: order.currency,
        customer: order.customer,
        description: order.description,
        status: 'processing',
        card: { brand, last4, holder, habit },
        metadata: order.metadata,
        returnUrl: order.returnUrl,
        confirmUrl: undefined,
        error: undefined,
        refunded: false,
        idempotencyKey: order.idempotencyKey,
        destination: order.destination,
        fee: order.fee,
      };
      const answered = move(charge, firstAnswer(habit, order, `${origin}/bank/confirm/${id}`));
      if (habit === 'slow') {
        const timer = setTimeout(() => {
          timers.delete(timer);
          const waiting = charges.find(id);
          if (waiting?.status === 'processing') move(waiting, { status: 'succeeded' });
        }, SLOW_MS);
        timers.add(timer);
      }
      return answered;
    },

    /** Knows a charge from before, once. Nobody is notified of it. */
    remember(earlier: EarlierCharge): void {
      if (charges.find(earlier.id)) return;
      const { destination, fee, dispute, payout } = earlier;
      if (destination !== null) connect.find(destination);
      charges.add({
        id: earlier.id,
        receivedAt: earlier.created,
        amount: earlier.amount,
        currency: 'aud',
        customer: 'cus_sandbox',
        description: earlier.description,
        status: 'succeeded',
        card: { brand: 'visa', last4: '4242', holder: 'Imogen Hartley', habit: 'pays' },
        metadata: {},
        returnUrl: undefined,
        confirmUrl: undefined,
        error: undefined,
        refunded: false,
        idempotencyKey: undefined,
        destination: destination ?? undefined,
        fee: fee ?? undefined,
      });
      if (dispute)
        connect.disputes.add({
          id: dispute.id,
          receivedAt: dispute.created,
          charge: earlier.id,
          amount: earlier.amount,
          reason: dispute.reason,
          status: 'needs_response',
        });
      if (payout && destination !== null)
        connect.payouts.add({
          id: payout.id,
          receivedAt: payout.created,
          account: destination,
          amount: payout.amount,
          status: payout.hasArrived ? 'paid' : 'in_transit',
          arrivesAt: payout.arrives,
          transactions: [{ type: 'payment', source: earlier.id, amount: earlier.amount, fee: fee ?? 0 }],
        });
    },

    /** The payer's answer on the bank's page; undefined when the charge no longer needs one. */
    confirm(id: string, isYes: boolean): StoredCharge | undefined {
      const charge = charges.find(id);
      if (charge?.status !== 'requires_action') return undefined;
      return move(
        charge,
        isYes ? { status: 'succeeded', confirmUrl: undefined } : refused('payment_intent_authentication_failure'),
      );
    },

    /** Ends a charge that is processing: a card’s is approved, a debit ends as its account does after the days it takes. */
    settle(id: string): StoredCharge | undefined {
      const charge = charges.find(id);
      if (charge?.status !== 'processing') return undefined;
      const { habit } = charge.card;
      if (habit === 'debit_insufficient') return move(charge, refused('insufficient_funds'));
      if (habit === 'debit_closed') return move(charge, refused('account_closed'));
      return move(charge, { status: 'succeeded' });
    },

    cancel(id: string): StoredCharge | undefined {
      const charge = charges.find(id);
      if (!charge || charge.status === 'succeeded' || charge.status === 'processing') return undefined;
      return move(charge, { status: 'canceled', confirmUrl: undefined });
    },

    /** A transfer to the product's account; resolves when the product has been notified. */
    async transfer(reference: string, amount: number): Promise<StoredTransfer> {
      const transfer = { id: newId('bt'), receivedAt: now(), reference, amount, currency: 'aud' };
      transfers.add(transfer);
      await notify('bank_transfer.received', { id: transfer.id });
      return transfer;
    },

    /** Sends a transfer back to its sender; undefined when there is no such transfer, or it went back already. */
    returnTransfer(id: string): StoredTransfer | undefined {
      const transfer = transfers.find(id);
      if (!transfer || transfer.returned) return undefined;
      const returned = { ...transfer, returned: true };
      transfers.add(returned);
      return returned;
    },

    empty() {
      charges.clear();
      transfers.clear();
      connect.empty();
    },

    letGo() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
