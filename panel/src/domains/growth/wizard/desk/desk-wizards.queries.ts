import type { WizardInvitation, WizardState } from '@bellbird/contract/growth/wizard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions } from '#platform/query/call-options.ts';

export const wizardsKey = ['desk', 'wizards'] as const;

export function wizardsOptions(search: { page: number; state?: WizardState | undefined }) {
  const { page, state } = search;
  return queryOptions({
    queryKey: [...wizardsKey, 'invited', search],
    queryFn: ({ signal }) => api('GET /desk/wizards', { query: { page, ...(state && { state }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const referredOptions = (page: number) =>
  answerOptions([...wizardsKey, 'referred', page], 'GET /desk/referrals', {
    query: { page },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const inviteCompany = (body: WizardInvitation, idempotencyKey: string) =>
  api('POST /desk/wizards', { body, idempotencyKey });
export const resendLink = (id: number) => api('POST /desk/wizards/{id}/resend', { params: { id } });
