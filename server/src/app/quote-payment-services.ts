import type { Keyring } from '#platform/crypto/keyring.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import type { ConnectGateway } from '#platform/payments/connect-gateway.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createQuotePdfService } from '#domains/couples/quote-payments/page/quote-pdf.service.ts';
import { createQuoteChargesService } from '#domains/couples/quote-payments/quote-charges.service.ts';
import { createQuoteMailsService } from '#domains/couples/quote-payments/quote-mails.service.ts';
import { createQuoteReconciliationService } from '#domains/couples/quote-payments/quote-reconciliation.service.ts';
import { createQuoteRefundsService } from '#domains/couples/quote-payments/quote-refunds.service.ts';
import { createQuoteSettlementService } from '#domains/couples/quote-payments/quote-settlement.service.ts';
import { createCoupleQuotesService } from '#domains/couples/quotes/couple-quotes.service.ts';
import { createQuoteLinksService } from '#domains/couples/quotes/quote-links.service.ts';

type Ports = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  gateway: CardGateway;
  connect: ConnectGateway;
  bankOrigins: readonly string[];
  keyring: Keyring;
  baseUrl: string;
  feeBasisPoints: number;
};

export type QuotePaymentServices = ReturnType<typeof createQuotePaymentServices>;

/** The services behind a couple's link, for its page, the gateway's webhook and the jobs. */
export function createQuotePaymentServices(ports: Ports) {
  const couples = createCoupleQuotesService(ports);
  const links = createQuoteLinksService(ports);
  const documents = createQuotePdfService({ ...ports, couples });
  const settlement = createQuoteSettlementService(ports);
  const charges = createQuoteChargesService({ ...ports, settlement });
  return {
    feeBasisPoints: ports.feeBasisPoints,
    couples,
    documents,
    charges,
    reconciliation: createQuoteReconciliationService({ ...ports, charges, settlement }),
    refunds: createQuoteRefundsService(ports),
    mails: createQuoteMailsService({ ...ports, couples, links, documents }),
  };
}
