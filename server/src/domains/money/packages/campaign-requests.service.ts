import type { CampaignRequestForm } from '@bellbird/contract/money/packages';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { findSameRequest, insertCampaignRequest } from './campaign-requests.repository.ts';
import { sendCampaignRequest } from './packages.job-definitions.ts';
import { CAMPAIGN_REQUESTS } from './packages.limits.ts';

/** The time zone of the account managers. */
const OFFICE_ZONE = 'Australia/Sydney';

type Ports = { db: Db; clock: Clock; jobs: Jobs; rateLimits: RateLimits };

export type CampaignRequestsService = ReturnType<typeof createCampaignRequestsService>;

/** Requests for an upgrade, which the account manager answers. Nothing is bought here. */
export function createCampaignRequestsService({ db, clock, jobs, rateLimits }: Ports) {
  return {
    async create(caller: Member, form: CampaignRequestForm): Promise<{ id: number }> {
      const { customerId, customerUserId } = caller;
      if (form.customer.id !== customerId || form.customerUser.id !== customerUserId) fail('not_found');
      await rateLimits.take(CAMPAIGN_REQUESTS, String(customerId));
      return db.tenant(customerId, async (tx) => {
        if (!(await hasEntry(tx, 'campaign_id', form.campaign.id)))
          fail('invalid_fields', { fields: { 'campaign.id': 'Please choose one from the list.' } });
        const at = clock.now();
        const request = {
          customer_id: customerId,
          customer_user_id: customerUserId,
          campaign_id: form.campaign.id,
          upgrade: form.upgrade ?? '',
          company_name: form.companyName,
          name: form.name,
          asked_on: dayIn(at, OFFICE_ZONE),
          created_at: at.toISOString(),
        };
        const inserted = await insertCampaignRequest(tx, request);
        if (!inserted) return findSameRequest(tx, request);
        const kind = 'upgrade_request';
        await requestApproval(tx, { customerId, providerId: null, kind, subjectId: inserted.id, customerUserId, at });
        await jobs.enqueue(tx, sendCampaignRequest, { customerId, id: inserted.id });
        const subject = { kind: 'campaignRequest', id: inserted.id };
        await record(tx, caller, {
          action: 'packages.requestCampaign',
          subject,
          details: { upgrade: request.upgrade },
        });
        return inserted;
      });
    },
  };
}
