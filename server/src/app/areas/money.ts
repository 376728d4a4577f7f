import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { createMerchantAccountsService } from '#domains/money/merchant/merchant-accounts.service.ts';
import { createMerchantApprovals } from '#domains/money/merchant/merchant.approvals.ts';
import { merchantJobs } from '#domains/money/merchant/merchant.jobs.ts';
import { createMerchantMailsService } from '#domains/money/merchant/merchant-mails.service.ts';
import { merchantRoutes } from '#domains/money/merchant/merchant.routes.ts';
import { createMerchantService } from '#domains/money/merchant/merchant.service.ts';
import { orderApprovals } from '#domains/money/orders/orders.approvals.ts';
import { ordersRoutes } from '#domains/money/orders/orders.routes.ts';
import { createOrdersService } from '#domains/money/orders/orders.service.ts';
import { createCampaignRequestsService } from '#domains/money/packages/campaign-requests.service.ts';
import { packagesJobs } from '#domains/money/packages/packages.jobs.ts';
import { packagesRoutes } from '#domains/money/packages/packages.routes.ts';
import { createPackagesService } from '#domains/money/packages/packages.service.ts';
import { createCardsService } from '#domains/money/payments/cards.service.ts';
import { createDirectDebitsService } from '#domains/money/payments/direct-debits.service.ts';
import { createInstallmentOffersService } from '#domains/money/payments/installment-offers.service.ts';
import { createInvoicesService } from '#domains/money/payments/invoices.service.ts';
import { createPackageEndingsService } from '#domains/money/payments/package-endings.service.ts';
import { createPaymentSetupService } from '#domains/money/payments/payment-setup.service.ts';
import { createFailedRefundsService } from '#domains/money/payments/failed-refunds.service.ts';
import { refundApprovals, transferApprovals } from '#domains/money/payments/payments.approvals.ts';
import { paymentsDeskRoutes } from '#domains/money/payments/payments-desk.routes.ts';
import { paymentsJobs } from '#domains/money/payments/payments.jobs.ts';
import { paymentsRoutes } from '#domains/money/payments/payments.routes.ts';
import { createPaymentsService } from '#domains/money/payments/payments.service.ts';
import type { JobPorts, Ports } from '../ports.ts';
import { createInvoiceReaders } from '../readers-language.ts';

/** What vendors pay for and how: packages, payments and applications for secure payment. */
export function moneyRoutes(ports: Ports): Route[] {
  const invoices = createInvoicesService({ ...ports, findInvoiceReader: createInvoiceReaders(ports.db) });
  return [
    ...packagesRoutes(createPackagesService(ports), createCampaignRequestsService(ports)),
    ...paymentsRoutes({
      payments: createPaymentsService({ ...ports, ...ports.payments }),
      setup: createPaymentSetupService({ ...ports, ...ports.payments }),
      offers: createInstallmentOffersService(ports),
      purchases: ports.payments.purchases,
      cards: createCardsService({ ...ports, ...ports.payments }),
      debits: createDirectDebitsService({ ...ports, ...ports.payments }),
      invoices,
    }),
    ...merchantRoutes(createMerchantService(ports)),
    ...paymentsDeskRoutes(
      ports.payments.transfers,
      ports.payments.refundRequests,
      invoices,
      createPackageEndingsService({ ...ports, ...ports.payments }),
      createFailedRefundsService(ports),
    ),
    ...ordersRoutes(createOrdersService({ ...ports, refundPayment: ports.payments.refundRequests.refundPayment })),
  ];
}

export function moneyApprovals(ports: Ports): ApprovalSubject[] {
  return [createMerchantApprovals(ports), orderApprovals, transferApprovals, refundApprovals];
}

export function moneyJobs(ports: JobPorts): BoundJob[] {
  return [
    ...merchantJobs(createMerchantMailsService(ports), createMerchantAccountsService({ ...ports, ...ports.payments })),
    ...packagesJobs(ports),
    ...paymentsJobs(ports.payments),
  ];
}
