import type { ReferralForm } from '@bellbird/contract/growth/referrals';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { findNewestText } from '#domains/foundation/agreements/agreements.public.ts';
import { findEntries, hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { sendReferral } from './referrals.job-definitions.ts';
import { REFERRALS } from './referrals.limits.ts';
import { insertReferral } from './referrals.repository.ts';

const CHOOSE = 'Please choose one from the list.';

export type ReferralsService = ReturnType<typeof createReferralsService>;

type Ports = { db: Db; clock: Clock; jobs: Jobs; rateLimits: RateLimits };

/** Companies that vendors refer to the marketplace; the account manager follows them up. */
export function createReferralsService({ db, clock, jobs, rateLimits }: Ports) {
  return {
    async create(caller: Member, form: ReferralForm): Promise<{ id: number }> {
      const isOwn = form.customerId === caller.customerId && form.customerUserId === caller.customerUserId;
      if (!isOwn) fail('not_found');
      await rateLimits.take(REFERRALS, String(caller.customerId));
      return db.tenant(caller.customerId, async (tx) => {
        await assertChoices(tx, form);
        const terms = (await findNewestText(tx, 'referral', 'en', 'en')) ?? fail('not_found');
        const referral =
          (await insertReferral(tx, {
            customer_id: caller.customerId,
            customer_user_id: caller.customerUserId,
            company_name: form.companyName,
            contact_name: form.name,
            phone: form.phone,
            category_id: form.category.id,
            campaign_id: form.campaign.id,
            terms_version: terms.version,
          })) ?? fail('invalid_fields', { fields: { phone: 'You’ve already referred a company with this number.' } });
        await requestApproval(tx, {
          customerId: caller.customerId,
          providerId: null,
          kind: 'referral',
          subjectId: referral.id,
          customerUserId: caller.customerUserId,
          at: clock.now(),
        });
        await jobs.enqueue(tx, sendReferral, { customerId: caller.customerId, id: referral.id });
        await record(tx, caller, { action: 'referrals.create', subject: { kind: 'referral', id: referral.id } });
        return referral;
      });
    },
  };
}

async function assertChoices(tx: Tx, { category, campaign }: ReferralForm): Promise<void> {
  const [allowed, isCampaign] = await Promise.all([
    findEntries(tx, ['allowed_provider_category_ids']),
    hasEntry(tx, 'campaign_id', campaign.id),
  ]);
  const isAllowed = allowed.some(({ value, status }) => status === 'active' && value === String(category.id));
  const fields = {
    ...(!isAllowed && { 'category.id': CHOOSE }),
    ...(!isCampaign && { 'campaign.id': CHOOSE }),
  };
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
}
