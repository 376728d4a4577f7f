import type {
  WizardInvitation,
  WizardState,
  listReferredCompanies,
  listWizards,
  resendWizard,
  startWizard,
} from '@bellbird/contract/growth/wizard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listWizards>('GET /desk/wizards');
const referredEndpoint = endpoint<typeof listReferredCompanies>('GET /desk/referrals');
const startEndpoint = endpoint<typeof startWizard>('POST /desk/wizards', { idempotent: true });
const resendEndpoint = endpoint<typeof resendWizard>('POST /desk/wizards/{id}/resend');

export const wizardsKey = ['desk', 'wizards'] as const;

export function wizardsOptions(search: { page: number; state?: WizardState | undefined }) {
  const { page, state } = search;
  return queryOptions({
    queryKey: [...wizardsKey, 'invited', search],
    queryFn: ({ signal }) => api(listEndpoint, { query: { page, ...(state && { state }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function referredOptions(page: number) {
  return queryOptions({
    queryKey: [...wizardsKey, 'referred', page],
    queryFn: ({ signal }) => api(referredEndpoint, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export async function inviteCompany(body: WizardInvitation, idempotencyKey: string): Promise<void> {
  await api(startEndpoint, { body, idempotencyKey });
}

export async function resendLink(id: number): Promise<void> {
  await api(resendEndpoint, { params: { id } });
}
