import type { AgreementType } from '@bellbird/contract/foundation/agreements';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { fetchCleaner } from '#ui/rich-text/cleaner.ts';

/** The current text of an agreement. */
export function agreementTextOptions(type: AgreementType) {
  return queryOptions({
    queryKey: ['agreement-texts', type],
    queryFn: async ({ signal }) => {
      const [{ data }] = await Promise.all([api('GET /agreement-texts', { query: { type }, signal }), fetchCleaner()]);
      return data;
    },
  });
}
