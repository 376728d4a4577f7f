import type { listAgreementSigns, readAgreementText, signAgreement } from '@bellbird/contract/foundation/agreements';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { fetchCleaner } from '#ui/rich-text/cleaner.ts';

const textEndpoint = endpoint<typeof readAgreementText>('GET /agreement-texts');
const signsEndpoint = endpoint<typeof listAgreementSigns>('GET /customer-user-agreement-signs');
const signEndpoint = endpoint<typeof signAgreement>('POST /customer-user-agreement-signs');

const consentKey = ['content-consent'] as const;

/** Whether the user has accepted the current content agreement. */
export const consentOptions = queryOptions({
  queryKey: consentKey,
  queryFn: async ({ signal }) => {
    const { data } = await api(signsEndpoint, { query: { type: 'content' }, signal });
    return data.some((sign) => sign.isCurrent);
  },
});

export const contentAgreementOptions = queryOptions({
  queryKey: ['agreement-texts', 'content'],
  queryFn: async ({ signal }) => {
    const [{ data }] = await Promise.all([api(textEndpoint, { query: { type: 'content' }, signal }), fetchCleaner()]);
    return data;
  },
});

export async function agreeTo(agreementTextId: number): Promise<void> {
  await api(signEndpoint, { body: { agreementTextId } });
}
