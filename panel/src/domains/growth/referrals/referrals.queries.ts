import type { ReferralForm, createReferral } from '@bellbird/contract/growth/referrals';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const createReferralEndpoint = endpoint<typeof createReferral>('POST /referrals', { idempotent: true });

/** The same key says that it is the same proposal, sent again because its answer was lost. */
export async function sendReferral(body: ReferralForm, idempotencyKey: string): Promise<void> {
  await api(createReferralEndpoint, { body, idempotencyKey });
}
