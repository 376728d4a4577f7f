import type { Stored } from '../../store.ts';
import type { Card } from './test-cards.ts';

export type ChargeStatus = 'succeeded' | 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled';

/** A charge as the bank stores it. */
export type StoredCharge = Stored & {
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
  /** All of it went back. */
  refunded: boolean;
  /** The vendor’s account that receives the charge, less the fee. */
  destination?: string | undefined;
  fee?: number | undefined;
  idempotencyKey: string | undefined;
};

export type StoredTransfer = Stored & {
  reference: string;
  amount: number;
  currency: string;
  /** Sent back to where it was from. */
  returned?: boolean | undefined;
};
export type StoredMethod = Stored & { card: Card; customer: string | undefined };
export type StoredCustomer = Stored & { name: string };
