import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { fetchCleaner } from '#ui/rich-text/cleaner.ts';

const consentKey = ['content-consent'] as const;

/** The user’s consent to the current content agreement; null without one. */
export const consentOptions = queryOptions({
  queryKey: consentKey,
  queryFn: async ({ signal }) => {
    const { data } = await api('GET /customer-user-agreement-signs', { query: { type: 'content' }, signal });
    return data.find((sign) => sign.isCurrent) ?? null;
  },
});

export const contentAgreementOptions = queryOptions({
  queryKey: ['agreement-texts', 'content'],
  queryFn: async ({ signal }) => {
    const [{ data }] = await Promise.all([
      api('GET /agreement-texts', { query: { type: 'content' }, signal }),
      fetchCleaner(),
    ]);
    return data;
  },
});

export const agreeTo = async (agreementTextId: number) =>
  (await api('POST /customer-user-agreement-signs', { body: { agreementTextId } })).data;
export const withdrawConsent = (id: number) => api('DELETE /customer-user-agreement-signs/{id}', { params: { id } });
