import type { Kept } from '../../shelf.ts';
import type { Card } from './test-cards.ts';

export type ChargeStatus = 'succeeded' | 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled';

/** A charge, as the bank's books have it. */
export type KeptCharge = Kept & {
  amount: number;
  currency: string;
  customer: string;
  description: string;
  status: ChargeStatus;
  card: Pick<Card, 'brand' | 'last4' | 'holder' | 'habit'>;
  metadata: Record<string, string>;
  returnUrl: string | undefined;
  /** The bank's page, while the payer has to confirm. */
  confirmUrl: string | undefined;
  error: { code: string; decline_code?: string } | undefined;
  refunded: boolean;
  idempotencyKey: string | undefined;
};

export type KeptTransfer = Kept & { reference: string; amount: number; currency: string };
export type KeptMethod = Kept & { card: Card; customer: string | undefined };
export type KeptCustomer = Kept & { name: string };
