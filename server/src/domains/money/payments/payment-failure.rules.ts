import type { PaymentFailure } from '@bellbird/contract/money/payments';

const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  authentication_required: 'not_confirmed',
  payment_intent_authentication_failure: 'not_confirmed',
  account_closed: 'account_closed',
  no_account: 'account_closed',
  debit_not_authorized: 'debit_refused',
  refer_to_customer: 'debit_refused',
  bank_account_restricted: 'debit_refused',
  canceled: 'abandoned',
};

/** The gateway's code as one of our failures; codes we do not know are a plain ‘declined’. */
export function fromGatewayCode(code: string | undefined): PaymentFailure {
  return FAILURES[code ?? ''] ?? 'declined';
}

/** The failure as the database stores it. */
export function fromStoredFailure(stored: string | null): PaymentFailure {
  return (stored ?? 'declined') as PaymentFailure;
}
