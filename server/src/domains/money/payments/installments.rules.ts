import {
  type InstallmentCount,
  type InstallmentOffer,
  type PaymentForm,
  INSTALLMENT_COUNTS,
  monthsLater,
  splitAmount,
} from '@bellbird/contract/money/payments';
import { BANK_TRANSFER_DAYS } from '@bellbird/contract/shared/limits';
import { fail } from '#platform/errors/app-error.ts';
import { laterDay } from '#platform/time/calendar.ts';

export type Plan = { type: PaymentForm['type']; installments: InstallmentCount };

/** The instalment that has to be paid next. */
export function findNextInstallment<T extends { status: string }>(installments: readonly T[]): T | undefined {
  return installments.find(({ status }) => status === 'pending' || status === 'failed');
}

export function assertPlan({ type, installments }: Plan): void {
  if (type === 'bank_transfer' && installments > 1)
    fail('invalid_fields', { fields: { installments: 'Instalments can only be paid by card.' } });
}

export function planInstallments(amountCents: number, { type, installments }: Plan, today: string) {
  const firstDue = type === 'bank_transfer' ? laterDay(today, BANK_TRANSFER_DAYS) : today;
  return splitAmount(amountCents, installments).map((amount, index) => ({
    number: index + 1,
    amount_cents: amount,
    due_date: monthsLater(firstDue, index),
  }));
}

/** The plans a vendor can choose from when paying by card. */
export function listPlans(amountCents: number, today: string): InstallmentOffer['plans'] {
  return INSTALLMENT_COUNTS.map((count) => ({
    count,
    parts: planInstallments(amountCents, { type: 'credit_card', installments: count }, today).map((planned) => ({
      number: planned.number,
      amountCents: planned.amount_cents,
      dueDate: planned.due_date,
    })),
  }));
}
