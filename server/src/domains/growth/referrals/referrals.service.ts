import type { ReferralForm } from '@bellbird/contract/growth/referrals';
import { REFERRALS_PER_DAY } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { RateLimit, RateLimits } from '#platform/limits/rate-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { findNewestText } from '#domains/foundation/agreements/agreements.public.ts';
import { findEntries, hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { tellAccountManager } from './referrals.job-definitions.ts';
import { referralMail } from './referrals.mails.ts';
import { findReferral, insertReferral } from './referrals.repository.ts';

const PER_DAY: RateLimit = { name: 'referrals', max: REFERRALS_PER_DAY, windowS: 24 * 60 * 60 };
const CHOOSE = 'Please choose one from the list.';

export type ReferralsService = ReturnType<typeof createReferralsService>;

/** Companies that vendors propose; the marketplace's people take it from there. */
export function createReferralsService({ db, jobs, rateLimits }: { db: Db; jobs: Jobs; rateLimits: RateLimits }) {
  return {
    async create(caller: Member, form: ReferralForm): Promise<{ id: number }> {
      const isOwn = form.customerId === caller.customerId && form.customerUserId === caller.customerUserId;
      if (!isOwn) fail('not_found');
      await rateLimits.take(PER_DAY, String(caller.customerId));
      return db.tenant(caller.customerId, async (tx) => {
        await assertListed(tx, form);
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
          })) ?? fail('invalid_fields', { fields: { phone: 'You have proposed a company with this number before.' } });
        await jobs.enqueue(tx, tellAccountManager, { customerId: caller.customerId, id: referral.id });
        await record(tx, caller, { action: 'referrals.create', subject: { kind: 'referral', id: referral.id } });
        return referral;
      });
    },
  };
}

/** Brings a proposal to the account manager of the customer who made it. */
export async function mailReferral(
  { db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string },
  { customerId, id }: { customerId: number; id: number },
): Promise<void> {
  const referral = await db.tenantRead(customerId, (tx) => findReferral(tx, customerId, id));
  if (referral) await deliver(() => mailer.send(referralMail(referral, baseUrl)));
}

async function assertListed(tx: Tx, { category, campaign }: ReferralForm): Promise<void> {
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
