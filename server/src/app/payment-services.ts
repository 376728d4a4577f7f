import { CURRENCY } from '@bellbird/contract/shared/limits';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createCardGateway, createDisabledGateway } from '#platform/payments/card-gateway.ts';
import { createConnectGateway, createDisabledConnectGateway } from '#platform/payments/connect-gateway.ts';
import { createDisabledLedger, createGatewayLedger } from '#platform/payments/gateway-ledger.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createChargesService } from '#domains/money/payments/charges.service.ts';
import { createDueInstallmentsService } from '#domains/money/payments/due-installments.service.ts';
import { createGatewayCustomersService } from '#domains/money/payments/gateway-customers.service.ts';
import { createPaymentMailsService } from '#domains/money/payments/payment-mails.service.ts';
import { createPaymentReconciliationService } from '#domains/money/payments/payment-reconciliation.service.ts';
import { createPurchasesService } from '#domains/money/payments/purchases.service.ts';
import { createRefundRequestsService } from '#domains/money/payments/refund-requests.service.ts';
import { createRefundsService } from '#domains/money/payments/refunds.service.ts';
import { createSettlementService } from '#domains/money/payments/settlement.service.ts';
import { createTransfersService } from '#domains/money/payments/transfers.service.ts';
import { createQuotePaymentServices } from './quote-payment-services.ts';
import { createInvoiceReaders } from './readers-language.ts';

type Ports = { config: Config; db: Db; clock: Clock; log: Log; mailer: Mailer };

const NO_SELLER = { name: '', abn: '', address: '' };

export type PaymentServices = ReturnType<typeof createPaymentServices>;

/** The services that move money, for the API, the gateway's webhook and the jobs. */
export function createPaymentServices({ config, db, clock, log, mailer }: Ports) {
  const { payments, baseUrl } = config;
  const gateway = payments
    ? createCardGateway({ ...payments.gateway, currency: CURRENCY, log })
    : createDisabledGateway();
  const connect = payments
    ? createConnectGateway({ ...payments.gateway, currency: CURRENCY })
    : createDisabledConnectGateway();
  const ledger = payments ? createGatewayLedger({ ...payments.gateway, currency: CURRENCY }) : createDisabledLedger();
  const bankOrigins = payments
    ? [payments.gateway.url, payments.gateway.fieldsUrl].map((url) => new URL(url).origin)
    : [];
  const customers = createGatewayCustomersService({ db, gateway });
  const refundLimitCents = payments?.refundLimitCents ?? 0;
  const seller = payments?.seller ?? NO_SELLER;
  const settlement = createSettlementService({ db, clock, log, seller });
  const charges = createChargesService({ db, clock, gateway, settlement, bankOrigins });
  const quotes = createQuotePaymentServices({
    db,
    clock,
    log,
    mailer,
    gateway,
    connect,
    bankOrigins,
    baseUrl,
    keyring: config.keyring,
    feeBasisPoints: payments?.quoteFeeBasisPoints ?? 0,
  });
  return {
    gateway,
    connect,
    ledger,
    bankOrigins,
    customers,
    purchases: createPurchasesService({ db, clock, customers, charges, baseUrl }),
    quotes,
    reconciliation: createPaymentReconciliationService({
      db,
      clock,
      log,
      gateway,
      connect,
      settlement,
      charges,
      others: quotes.reconciliation,
    }),
    dueInstallments: createDueInstallmentsService({ db, clock, log, customers, charges, settlement }),
    mails: createPaymentMailsService({
      db,
      clock,
      log,
      mailer,
      baseUrl,
      findInvoiceReader: createInvoiceReaders(db),
    }),
    refunds: createRefundsService({ db, clock, gateway, log }),
    transfers: createTransfersService({ db, clock, log, gateway, seller }),
    refundRequests: createRefundRequestsService({ db, clock, refundLimitCents }),
    refundLimitCents,
    /** Undefined where nothing is sold. */
    bankAccount: payments?.bankAccount,
    log,
  };
}
