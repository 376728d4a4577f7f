import type { AgreementType, readAgreementText } from '@bellbird/contract/foundation/agreements';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { fetchCleaner } from '#ui/rich-text/cleaner.ts';

const readTextEndpoint = endpoint<typeof readAgreementText>('GET /agreement-texts');

/** The current text of an agreement. */
export function agreementTextOptions(type: AgreementType) {
  return queryOptions({
    queryKey: ['agreement-texts', type],
    queryFn: async ({ signal }) => {
      const [{ data }] = await Promise.all([api(readTextEndpoint, { query: { type }, signal }), fetchCleaner()]);
      return data;
    },
  });
}
