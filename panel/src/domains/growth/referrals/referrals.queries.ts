import type { ReferralForm, createReferral } from '@bellbird/contract/growth/referrals';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const createReferralEndpoint = endpoint<typeof createReferral>('POST /referrals', { idempotent: true });

/** The same key again means the same referral, resent because the first response was lost. */
export async function sendReferral(body: ReferralForm, idempotencyKey: string): Promise<void> {
  await api(createReferralEndpoint, { body, idempotencyKey });
}
