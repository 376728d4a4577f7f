import type { ReferralForm } from '@bellbird/contract/growth/referrals';
import { api } from '#platform/api/api.ts';

/** The same key again means the same referral, resent because the first response was lost. */
export const sendReferral = (body: ReferralForm, idempotencyKey: string) =>
  api('POST /referrals', { body, idempotencyKey });
