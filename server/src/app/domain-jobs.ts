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
import { accessJobs } from '#domains/people/access/access.jobs.ts';
import { createDeliveriesService } from '#domains/people/access/deliveries.service.ts';
import { calendarJobs } from '#domains/listing/calendar/calendar.jobs.ts';
import { callsJobs } from '#domains/couples/calls/calls.jobs.ts';
import type { Exchange } from '#domains/couples/calls/exchange.service.ts';
import { catalogsJobs } from '#domains/listing/catalogs/catalogs.jobs.ts';
import { findMissingPrices } from '#domains/listing/catalogs/catalogs.public.ts';
import { couplesJobs } from '#domains/couples/couples/couples.jobs.ts';
import { confirmationJobs } from '#domains/people/customer-users/confirmations.jobs.ts';
import { itemsJobs } from '#domains/listing/items/items.jobs.ts';
import { galleriesJobs } from '#domains/listing/galleries/galleries.jobs.ts';
import { leadsJobs } from '#domains/couples/leads/leads.jobs.ts';
import type { MessageDeliveries } from '#domains/couples/messages/deliveries.service.ts';
import { merchantJobs } from '#domains/money/merchant/merchant.jobs.ts';
import { letMessageIn } from '#domains/couples/messages/messages.public.ts';
import { messagesJobs } from '#domains/couples/messages/messages.jobs.ts';
import { packagesJobs } from '#domains/money/packages/packages.jobs.ts';
import type { PushDeliveries } from '#domains/attention/push/push-deliveries.service.ts';
import {
  createMissingDataService,
  type MissingElsewhere,
} from '#domains/listing/provider-data/missing-data.service.ts';
import { providerDataJobs } from '#domains/listing/provider-data/provider-data.jobs.ts';
import { paymentsJobs } from '#domains/money/payments/payments.jobs.ts';
import { pushJobs } from '#domains/attention/push/push.jobs.ts';
import { statisticsJobs } from '#domains/insight/statistics/statistics.jobs.ts';
import { testimonialsJobs } from '#domains/reputation/testimonials/testimonials.jobs.ts';
import { wizardJobs } from '#domains/growth/wizard/wizard.jobs.ts';
import { referralsJobs } from '#domains/growth/referrals/referrals.jobs.ts';
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
    findMissingPrices(tx, customerId, providerId, clock.now());

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
