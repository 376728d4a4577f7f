import { z } from 'zod';
import { member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created } from '../../shared/envelope.ts';
import { id, text } from '../../shared/fields.ts';
import { COMPANY_NAME_MAX, PERSON_NAME_MAX } from '../../shared/limits.ts';
import { Phone } from '../../shared/phone.ts';

/** A company that a vendor refers to the marketplace, and its contact person. */
export const ReferralForm = z.strictObject({
  companyName: text(COMPANY_NAME_MAX),
  /** The contact person. */
  name: text(PERSON_NAME_MAX),
  phone: Phone,
  /** An entry of the configuration list `allowed_provider_category_ids`. */
  category: z.strictObject({ id: id('category') }),
  /** An entry of the configuration list `campaign_id`. */
  campaign: z.strictObject({ id: z.int().positive().max(32_767) }),
  /** Always the caller. */
  customerUserId: id('customerUser'),
  customerId: id('customer'),
  termsAccepted: z.literal(true, 'Please agree to the referral terms.'),
});
export type ReferralForm = z.output<typeof ReferralForm>;

export const createReferral = call({
  name: 'referrals.create',
  method: 'POST',
  path: '/referrals',
  summary: 'Refer a company to the marketplace',
  access: member,
  body: ReferralForm,
  responses: { 201: Created },
  idempotent: true,
});
