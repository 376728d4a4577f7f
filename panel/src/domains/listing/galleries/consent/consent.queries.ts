import type {
  AgreementSign,
  listAgreementSigns,
  readAgreementText,
  signAgreement,
  withdrawAgreement,
} from '@bellbird/contract/foundation/agreements';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { fetchCleaner } from '#ui/rich-text/cleaner.ts';

const textEndpoint = endpoint<typeof readAgreementText>('GET /agreement-texts');
const signsEndpoint = endpoint<typeof listAgreementSigns>('GET /customer-user-agreement-signs');
const signEndpoint = endpoint<typeof signAgreement>('POST /customer-user-agreement-signs');
const withdrawEndpoint = endpoint<typeof withdrawAgreement>('DELETE /customer-user-agreement-signs/{id}');

const consentKey = ['content-consent'] as const;

/** The user’s consent to the current content agreement; null without one. */
export const consentOptions = queryOptions({
  queryKey: consentKey,
  queryFn: async ({ signal }) => {
    const { data } = await api(signsEndpoint, { query: { type: 'content' }, signal });
    return data.find((sign) => sign.isCurrent) ?? null;
  },
});

export const contentAgreementOptions = queryOptions({
  queryKey: ['agreement-texts', 'content'],
  queryFn: async ({ signal }) => {
    const [{ data }] = await Promise.all([api(textEndpoint, { query: { type: 'content' }, signal }), fetchCleaner()]);
    return data;
  },
});

export async function agreeTo(agreementTextId: number): Promise<AgreementSign> {
  return (await api(signEndpoint, { body: { agreementTextId } })).data;
}

export async function withdrawConsent(id: number): Promise<void> {
  await api(withdrawEndpoint, { params: { id } });
}
