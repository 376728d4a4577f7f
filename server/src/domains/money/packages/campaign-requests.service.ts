import type { CampaignRequestForm } from '@bellbird/contract/money/packages';
import { CAMPAIGN_REQUESTS_PER_DAY } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimit, RateLimits } from '#platform/limits/rate-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { findCampaignRequest, findSameRequest, insertCampaignRequest } from './campaign-requests.repository.ts';
import { tellOfCampaignRequest } from './packages.job-definitions.ts';
import { campaignRequestMail } from './packages.mails.ts';

const PER_DAY: RateLimit = { name: 'campaign-requests', max: CAMPAIGN_REQUESTS_PER_DAY, windowS: 24 * 60 * 60 };
/** Where the account managers sit. */
const OFFICE_ZONE = 'Australia/Sydney';

type Deps = { db: Db; clock: Clock; jobs: Jobs; rateLimits: RateLimits };

export type CampaignRequestsService = ReturnType<typeof createCampaignRequestsService>;

/** Wishes for more than the package holds; the account manager answers them. Nothing is bought here. */
export function createCampaignRequestsService({ db, clock, jobs, rateLimits }: Deps) {
  return {
    async create(caller: Member, form: CampaignRequestForm): Promise<{ id: number }> {
      const { customerId, customerUserId } = caller;
      if (form.customer.id !== customerId || form.customerUser.id !== customerUserId) fail('not_found');
      await rateLimits.take(PER_DAY, String(customerId));
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
        const fresh = await insertCampaignRequest(tx, request);
        if (!fresh) return findSameRequest(tx, request);
        await jobs.enqueue(tx, tellOfCampaignRequest, { customerId, id: fresh.id });
        const subject = { kind: 'campaignRequest', id: fresh.id };
        await record(tx, caller, {
          action: 'packages.requestCampaign',
          subject,
          details: { upgrade: request.upgrade },
        });
        return fresh;
      });
    },
  };
}

/** Brings a wish to the account manager of the customer who has it. */
export async function mailCampaignRequest(
  { db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string },
  { customerId, id }: { customerId: number; id: number },
): Promise<void> {
  const request = await db.tenantRead(customerId, (tx) => findCampaignRequest(tx, customerId, id));
  if (request) await deliver(() => mailer.send(campaignRequestMail(request, baseUrl)));
}
