import type { Environment } from './environment.ts';
import { SANDBOX_PAYMENTS } from './sandbox-values.ts';

export type PaymentOptions = Readonly<{
  gateway: { url: string; fieldsUrl: string; secretKey: string; publishableKey: string; webhookSecret: string };
  seller: { name: string; abn: string; address: string };
  bankAccount: { accountName: string; bsb: string; accountNumber: string };
  /** One person of the team refunds at most so much of a payment alone. */
  refundLimitCents: number;
  /** What we keep of a couple’s payment by card, in hundredths of a percent. */
  quoteFeeBasisPoints: number;
}>;

export function paymentsOf(env: Environment, isProduction: boolean): PaymentOptions | undefined {
  if (isProduction && !env.GATEWAY_URL) return undefined;
  const value = (name: keyof typeof SANDBOX_PAYMENTS) => env[name] ?? SANDBOX_PAYMENTS[name];
  const url = value('GATEWAY_URL').replace(/\/$/, '');
  return {
    gateway: {
      url,
      fieldsUrl: env.GATEWAY_FIELDS_URL ?? `${url}/bank/fields`,
      secretKey: value('GATEWAY_SECRET_KEY'),
      publishableKey: value('GATEWAY_PUBLISHABLE_KEY'),
      webhookSecret: value('GATEWAY_WEBHOOK_SECRET'),
    },
    seller: { name: value('SELLER_NAME'), abn: value('SELLER_ABN'), address: value('SELLER_ADDRESS') },
    bankAccount: {
      accountName: value('SELLER_NAME'),
      bsb: value('SELLER_BSB'),
      accountNumber: value('SELLER_ACCOUNT'),
    },
    refundLimitCents: env.REFUND_LIMIT * 100,
    quoteFeeBasisPoints: Math.round(env.QUOTE_FEE * 100),
  };
}
