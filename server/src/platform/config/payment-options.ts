import type { Environment, PAYMENT_KEYS } from './environment.ts';

/** The sandbox’s bank and a fictitious business. */
const SANDBOX_PAYMENTS = {
  GATEWAY_URL: 'http://localhost:3001',
  GATEWAY_SECRET_KEY: 'sk_sandbox_bellbird',
  GATEWAY_PUBLISHABLE_KEY: 'pk_sandbox_bellbird',
  GATEWAY_WEBHOOK_SECRET: 'whsec_sandbox_bellbird',
  SELLER_NAME: 'Bellbird Marketplace Pty Ltd',
  SELLER_ABN: '51824753556',
  SELLER_ADDRESS: '1 Example Street, Sydney NSW 2000',
  SELLER_BSB: '062-000',
  SELLER_ACCOUNT: '12345678',
} as const satisfies Record<(typeof PAYMENT_KEYS)[number], string>;

export type PaymentOptions = Readonly<{
  gateway: { url: string; fieldsUrl: string; secretKey: string; publishableKey: string; webhookSecret: string };
  seller: { name: string; abn: string; address: string };
  bankAccount: { accountName: string; bsb: string; accountNumber: string };
}>;

export function paymentsOf(env: Environment, isProduction: boolean): PaymentOptions | undefined {
  if (isProduction && !env.GATEWAY_URL) return undefined;
  const value = (name: (typeof PAYMENT_KEYS)[number]) => env[name] ?? SANDBOX_PAYMENTS[name];
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
  };
}
