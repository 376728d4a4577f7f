import { z } from 'zod';
import { member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created } from '../../shared/envelope.ts';
import { id, text } from '../../shared/fields.ts';
import { COMPANY_NAME_MAX, PERSON_NAME_MAX } from '../../shared/limits.ts';
import { Phone } from '../../shared/phone.ts';

/** A company that a vendor thinks should be on the marketplace, and whom to ask for there. */
export const ReferralForm = z.strictObject({
  companyName: text(COMPANY_NAME_MAX),
  /** Whom to ask for. */
  name: text(PERSON_NAME_MAX),
  phone: Phone,
  /** One of the configuration list `allowed_provider_category_ids`. */
  category: z.strictObject({ id: id('category') }),
  /** One of the configuration list `campaign_id`. */
  campaign: z.strictObject({ id: z.int().positive().max(32_767) }),
  /** Who proposes it: always the caller. */
  customerUserId: id('customerUser'),
  customerId: id('customer'),
  /** The terms of the campaign, read and agreed to. */
  termsAccepted: z.literal(true, 'Please agree to the referral terms.'),
});
export type ReferralForm = z.output<typeof ReferralForm>;

export const createReferral = call({
  name: 'referrals.create',
  method: 'POST',
  path: '/referrals',
  summary: 'Propose a company to the marketplace',
  access: member,
  body: ReferralForm,
  responses: { 201: Created },
  idempotent: true,
});
