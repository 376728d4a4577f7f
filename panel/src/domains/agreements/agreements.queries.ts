import type { AgreementType, readAgreementText } from '@bellbird/contract/agreements';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readTextEndpoint = endpoint<typeof readAgreementText>('GET /agreement-texts');

/** The text of an agreement as it holds today. */
export function agreementTextOptions(type: AgreementType) {
  return queryOptions({
    queryKey: ['agreement-texts', type],
    queryFn: async ({ signal }) => (await api(readTextEndpoint, { query: { type }, signal })).data,
  });
}
