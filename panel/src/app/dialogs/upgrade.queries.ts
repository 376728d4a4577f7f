import type { CampaignRequestForm, createCampaignRequest } from '@bellbird/contract/money/packages';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const requestEndpoint = endpoint<typeof createCampaignRequest>('POST /campaign-requests', { idempotent: true });

export async function requestCampaign(body: CampaignRequestForm, idempotencyKey: string): Promise<void> {
  await api(requestEndpoint, { body, idempotencyKey });
}
