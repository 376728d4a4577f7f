import type { CampaignRequestForm } from '@bellbird/contract/money/packages';
import { api } from '#platform/api/api.ts';

export const requestCampaign = (body: CampaignRequestForm, idempotencyKey: string) =>
  api('POST /campaign-requests', { body, idempotencyKey });
