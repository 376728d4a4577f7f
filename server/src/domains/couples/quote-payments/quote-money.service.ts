import type { QuoteBankAccount, QuoteMoney } from '@bellbird/contract/couples/quote-payments';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  isDealCalledOff,
  markInstalmentPaid,
  markInstalmentRefunded,
  undoInstalmentPaid,
} from '#domains/couples/quotes/quotes.public.ts';
import { findPaidAccount } from '#domains/money/merchant/merchant.public.ts';
import { findAttempts, lockInstalmentOfQuote } from './quote-attempts.repository.ts';
import { presentPayment, presentPayout } from './quote-money.presenter.ts';
import {
  findBankAccount,
  findMoneyRows,
  findMonths,
  findOwnInstalment,
  findPayouts,
  hasOpenDispute,
  saveBankAccount,
  sumOwed,
} from './quote-money.repository.ts';
import { enqueueQuoteRefund } from './quote-refunds.operations.ts';
import { findRefundedCents } from './quote-refunds.repository.ts';

type Ports = { db: Db; clock: Clock };

const MAX_PAYOUTS = 30;
const MONTHS = 6;

export type QuoteMoneyService = ReturnType<typeof createQuoteMoneyService>;

/** What couples pay a vendor, as the vendor sees it. */
export function createQuoteMoneyService({ db, clock }: Ports) {
  /** The instalment with its quote locked, so that two people cannot refund the same money. */
  async function lock(tx: Tx, caller: Member, id: number) {
    const owner = ownerFor(caller, 'payments');
    const own = (await findOwnInstalment(tx, owner, id)) ?? fail('not_found');
    const key = { customerId: owner.customerId, quoteId: own.quote_id };
    return (await lockInstalmentOfQuote(tx, key, { id })) ?? fail('not_found');
  }

  return {
    async read(caller: Member, id: number, { rows }: { rows: number }): Promise<QuoteMoney> {
      const { customerId } = caller;
      const key = { customerId, providerId: providerFor(caller, 'payments', id) };
      const now = clock.now().toISOString();
      return db.tenantRead(customerId, async (tx) => {
        const [owed, open, paid, months, payouts, cards, bankAccount] = await Promise.all([
          sumOwed(tx, key, now),
          findMoneyRows(tx, key, { state: 'open', now, limit: rows + 1 }),
          findMoneyRows(tx, key, { state: 'paid', now, limit: rows + 1 }),
          findMonths(tx, key, { now, months: MONTHS }),
          findPayouts(tx, key, MAX_PAYOUTS),
          findPaidAccount(tx, key),
          findBankAccount(tx, key),
        ]);
        return {
          overdueCents: owed.overdue_cents,
          dueCents: owed.due_cents,
          months,
          open: open.slice(0, rows).map(presentPayment),
          paid: paid.slice(0, rows).map(presentPayment),
          hasMore: open.length > rows || paid.length > rows,
          payouts: payouts.map(presentPayout),
          cards: cards ? { bank: cards.bank, accountEnd: cards.iban_end } : null,
          bankAccount: bankAccount
            ? { name: bankAccount.name, bsb: bankAccount.bsb, accountNumber: bankAccount.account_number }
            : null,
        };
      });
    },

    async saveBankAccount(caller: Member, id: number, given: QuoteBankAccount): Promise<void> {
      const { customerId } = caller;
      const providerId = providerFor(caller, 'payments', id);
      await db.tenant(customerId, async (tx) => {
        await saveBankAccount(tx, {
          provider_id: providerId,
          customer_id: customerId,
          name: given.name,
          bsb: given.bsb,
          account_number: given.accountNumber,
        });
        const subject = { kind: 'provider', id: providerId };
        await record(tx, caller, { action: 'quotePayments.saveBankAccount', subject });
      });
    },

    /** A transfer has arrived. Doing it twice is the same as once. */
    async markReceived(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const instalment = await lock(tx, caller, id);
        if (instalment.state !== 'open') return;
        if (await isDealCalledOff(tx, { ...instalment, state: 'accepted' })) fail('not_possible_now');
        const { customer_id: customerId } = instalment;
        await markInstalmentPaid(tx, { customerId, instalmentId: id }, { at: clock.now(), by: 'transfer' });
        await record(tx, caller, {
          action: 'quotePayments.markReceived',
          subject: { kind: 'quote', id: instalment.quote_id },
        });
      });
    },

    async undoReceived(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const { customer_id: customerId, quote_id } = await lock(tx, caller, id);
        const undone = { at: clock.now(), by: caller.customerUserId };
        if (!(await undoInstalmentPaid(tx, { customerId, instalmentId: id }, undone))) return;
        await record(tx, caller, {
          action: 'quotePayments.undoReceived',
          subject: { kind: 'quote', id: quote_id },
        });
      });
    },

    /** Stores the refund; the gateway is called after the commit. Never more than was paid and not refunded yet. */
    async refund(caller: Member, id: number, given: { cents: number; reason: string }): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const instalment = await lock(tx, caller, id);
        const { customer_id: customerId, quote_id: quoteId } = instalment;
        const attempts = await findAttempts(tx, { customerId, quoteId });
        const paid = attempts.find(({ status, instalment_id }) => status === 'paid' && instalment_id === id);
        if (!paid) return fail('not_possible_now');
        // Their bank has the money already; sending it back as well would pay it twice.
        if (await hasOpenDispute(tx, customerId, paid.id)) fail('not_possible_now');
        const left = paid.cents - (await findRefundedCents(tx, customerId, paid.id));
        if (given.cents > left)
          fail('invalid_fields', { fields: { cents: 'That is more than is left of this payment.' } });
        const refund = { ...given, by: caller.customerUserId, now: clock.now() };
        await enqueueQuoteRefund(tx, paid, refund);
        const moved = { at: refund.now, by: refund.by };
        await markInstalmentRefunded(tx, { customerId, instalmentId: id }, moved);
        await record(tx, caller, {
          action: 'quotePayments.refund',
          subject: { kind: 'quote', id: quoteId },
          details: { cents: given.cents, reason: given.reason },
        });
      });
    },
  };
}
