import type { PackageEndForm } from '@bellbird/contract/money/payments';
import { hasTeamRight } from '@bellbird/contract/shared/team';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  endPackages,
  findPackagesToEnd,
  findPaymentsToStop,
  restorePackages,
  tellOfEnding,
} from '#domains/money/packages/packages.public.ts';
import { findProviderOwner, lockReportedPayments } from './payments.repository.ts';
import { cancelUnpaid } from './refund-installment.operations.ts';
import type { RefundRequestsService } from './refund-requests.service.ts';

type Ports = {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  refundRequests: Pick<RefundRequestsService, 'refundPayment'>;
};

const NO_REFUND = 'Only people who look after money can refund.';

export type PackageEndingsService = ReturnType<typeof createPackageEndingsService>;

/** Packages that the team ends before their day. */
export function createPackageEndingsService({ db, clock, jobs, refundRequests }: Ports) {
  return {
    /** Nothing more is charged, nor for a package that was replaced by one of them. With a refund everything that was paid goes back; above the limit a second person decides. */
    end: (staff: Staff, providerId: number, { reason, refund }: PackageEndForm): Promise<void> =>
      db.system(async (tx) => {
        if (refund && !hasTeamRight(staff.roles, 'money')) fail('invalid_fields', { fields: { refund: NO_REFUND } });
        const at = clock.now();
        const customerId = (await findProviderOwner(tx, providerId)) ?? fail('not_found');
        const of = { customerId, providerId, at };
        const running = await findPackagesToEnd(tx, of);
        const [first] = running;
        if (!first) return fail('not_possible_now');
        const paid = new Set(running.map(({ payment_id }) => payment_id));
        for (const payment of await lockReportedPayments(tx, await findPaymentsToStop(tx, running))) {
          await cancelUnpaid(tx, payment, at);
          const { id: paymentId } = payment;
          if (refund && paid.has(paymentId)) await refundRequests.refundPayment(tx, staff, { paymentId, reason });
        }
        const ids = running.map(({ id }) => id);
        await endPackages(tx, { ...of, ids, reason, staffMemberId: staff.staffMemberId });
        const subject = { kind: 'provider', id: providerId };
        await record(tx, staff, { action: 'payments.endPackage', subject, customerId, details: { reason, refund } });
        await tellOfEnding(tx, jobs, { ...of, packageName: first.sold_as.name, reason });
      }),

    restore: (staff: Staff, providerId: number): Promise<void> =>
      db.system(async (tx) => {
        const customerId = (await findProviderOwner(tx, providerId)) ?? fail('not_found');
        const of = { customerId, providerId, at: clock.now() };
        const packageName = await restorePackages(tx, of);
        const subject = { kind: 'provider', id: providerId };
        await record(tx, staff, { action: 'payments.restorePackage', subject, customerId });
        await tellOfEnding(tx, jobs, { ...of, packageName, reason: null });
      }),
  };
}
