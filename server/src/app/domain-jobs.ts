import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { sweepIdempotencyKeys } from '#platform/idempotency/idempotency.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { sweepEvents } from '#platform/realtime/realtime.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { accessJobs } from '#domains/access/access.jobs.ts';
import { createDeliveriesService } from '#domains/access/deliveries.service.ts';
import { calendarJobs } from '#domains/calendar/calendar.jobs.ts';
import { callsJobs } from '#domains/calls/calls.jobs.ts';
import type { Exchange } from '#domains/calls/exchange.service.ts';
import { catalogsJobs } from '#domains/catalogs/catalogs.jobs.ts';
import { missingOfProvider } from '#domains/catalogs/catalogs.public.ts';
import { couplesJobs } from '#domains/couples/couples.jobs.ts';
import { confirmationJobs } from '#domains/customer-users/confirmations.jobs.ts';
import { itemsJobs } from '#domains/items/items.jobs.ts';
import { galleriesJobs } from '#domains/galleries/galleries.jobs.ts';
import { leadsJobs } from '#domains/leads/leads.jobs.ts';
import type { MessageDeliveries } from '#domains/messages/deliveries.service.ts';
import { merchantJobs } from '#domains/merchant/merchant.jobs.ts';
import { letMessageIn } from '#domains/messages/messages.public.ts';
import { messagesJobs } from '#domains/messages/messages.jobs.ts';
import { packagesJobs } from '#domains/packages/packages.jobs.ts';
import type { PushDeliveries } from '#domains/push/push-deliveries.service.ts';
import { createMissingDataService, type MissingElsewhere } from '#domains/provider-data/missing-data.service.ts';
import { providerDataJobs } from '#domains/provider-data/provider-data.jobs.ts';
import { paymentsJobs } from '#domains/payments/payments.jobs.ts';
import { pushJobs } from '#domains/push/push.jobs.ts';
import { statisticsJobs } from '#domains/statistics/statistics.jobs.ts';
import { testimonialsJobs } from '#domains/testimonials/testimonials.jobs.ts';
import { wizardJobs } from '#domains/wizard/wizard.jobs.ts';
import { referralsJobs } from '#domains/referrals/referrals.jobs.ts';
import type { Bank } from './bank.ts';

const sweep = job({ name: 'platform.sweep', data: z.object({}) });

/** What background work needs: it answers nobody, but it sends. */
export type JobPorts = {
  db: Db;
  storage: Storage;
  social: IdentityProviders;
  clock: Clock;
  rateLimits: RateLimits;
  mailer: Mailer;
  sms: SmsGateway;
  baseUrl: string;
  marketplaceUrl: string;
  secret: string;
  deliveries: MessageDeliveries;
  exchange: Exchange;
  pushes: PushDeliveries;
  bank: Bank;
};

const elsewhere =
  (clock: Clock): MissingElsewhere =>
  (tx, customerId, providerId) =>
    missingOfProvider(tx, customerId, providerId, clock.now());

/** Every kind of background work. */
export function domainJobs(ports: JobPorts): BoundJob[] {
  const { db, rateLimits } = ports;
  return [
    ...accessJobs(createDeliveriesService(ports)),
    ...confirmationJobs(ports),
    ...catalogsJobs(ports),
    ...providerDataJobs(ports, createMissingDataService({ missingElsewhere: elsewhere(ports.clock) })),
    ...couplesJobs(ports),
    ...itemsJobs(ports),
    ...galleriesJobs(ports),
    ...merchantJobs(ports),
    ...leadsJobs({ ...ports, letMessageIn }),
    ...messagesJobs(ports.deliveries),
    ...calendarJobs(ports),
    ...callsJobs(ports.exchange),
    ...packagesJobs(ports),
    ...paymentsJobs(ports.bank),
    ...pushJobs(ports.pushes),
    ...referralsJobs(ports),
    ...statisticsJobs(ports),
    ...wizardJobs(ports),
    ...testimonialsJobs(ports),
    work(
      sweep,
      async () => {
        await rateLimits.sweep();
        await db.system(sweepIdempotencyKeys);
        await db.system(sweepEvents);
      },
      '*/10 * * * *',
    ),
  ];
}
