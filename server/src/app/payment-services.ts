import { CURRENCY } from '@bellbird/contract/shared/limits';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type CardGateway, createDisabledGateway, createCardGateway } from '#platform/payments/card-gateway.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type BankNews, createBankNews } from '#domains/money/payments/payment-reconciliation.service.ts';
import { type GatewayCustomers, createGatewayCustomers } from '#domains/money/payments/gateway-customers.service.ts';
import { type PaymentMails, createPaymentMails } from '#domains/money/payments/payment-mails.service.ts';
import type { BankAccount } from '#domains/money/payments/payments.presenter.ts';
import { type Purchases, createPurchases } from '#domains/money/payments/purchases.service.ts';
import { type Refunds, createRefunds } from '#domains/money/payments/refunds.service.ts';
import { createSettling } from '#domains/money/payments/settlement.service.ts';

type Ports = { config: Config; db: Db; clock: Clock; log: Log; mailer: Mailer };

export type Bank = {
  gateway: CardGateway;
  customers: GatewayCustomers;
  purchases: Purchases;
  news: BankNews;
  mails: PaymentMails;
  refunds: Refunds;
  /** Where transfers go to; nowhere where nothing is sold. */
  bankAccount: BankAccount | undefined;
  log: Log;
};

const NOBODY = { name: '', abn: '', address: '' };

/** Everything that moves money, on its ports: for the calls, for the bank's own reports and for what runs by itself. */
export function openBank({ config, db, clock, log, mailer }: Ports): Bank {
  const { payments, baseUrl } = config;
  const gateway = payments
    ? createCardGateway({ ...payments.gateway, currency: CURRENCY, log })
    : createDisabledGateway();
  const customers = createGatewayCustomers({ db, gateway });
  const settling = createSettling({ db, clock, log, seller: payments?.seller ?? NOBODY });
  const bankOrigins = payments
    ? [payments.gateway.url, payments.gateway.fieldsUrl].map((url) => new URL(url).origin)
    : [];
  const purchases = createPurchases({ db, clock, gateway, customers, settling, baseUrl, bankOrigins });
  const news = createBankNews({ db, clock, log, gateway, customers, settling, purchases });
  const mails = createPaymentMails({ db, clock, log, mailer, baseUrl });
  const refunds = createRefunds({ db, clock, gateway, log });
  return { gateway, customers, purchases, news, mails, refunds, bankAccount: payments?.bankAccount, log };
}
