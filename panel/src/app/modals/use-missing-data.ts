import type { MissingData } from '@bellbird/contract/listing/provider-data';
import type { Provider } from '@bellbird/contract/listing/providers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';

/** One query for all listings. */
function missingOptions(providerIds: readonly number[]) {
  return queryOptions({
    queryKey: ['provider-data', 'missing', providerIds],
    queryFn: ({ signal }) =>
      Promise.all(
        providerIds.map(
          async (providerId) =>
            (await api('GET /provider-data/{providerId}/missing-data', { params: { providerId }, signal })).data,
        ),
      ),
  });
}

export type MissingListingData = {
  /** Listings with an unanswered question or a missing capacity. */
  missing: { provider: Provider; data: MissingData }[];
  /** Catalogs whose prices are out of date, or soon will be. */
  toUpdate: { provider: Provider; catalogId: number }[];
  /** Listings without any price. */
  unpriced: Provider[];
};

/** What is missing in the user's listings that they may fill in; undefined until it is loaded. */
export function useMissingData(isWanted: boolean): MissingListingData | undefined {
  const providers = useProvidersFor('info').filter(({ isMissingData }) => isMissingData);
  const mayPrice = new Set(useProvidersFor('catalogs').map(({ id }) => id));
  const { data: answers } = useQuery({ ...missingOptions(providers.map(({ id }) => id)), enabled: isWanted });
  if (!isWanted || !answers) return undefined;
  const all = providers.flatMap((provider, at) => {
    const data = answers[at];
    return data ? [{ provider, data }] : [];
  });
  const priced = all.filter(({ provider }) => mayPrice.has(provider.id));
  return {
    missing: all.filter(({ data }) => data.forms.length + data.customerSpaces.length > 0),
    toUpdate: priced.flatMap(({ provider, data }) =>
      data.catalogs.update.map((catalogId) => ({ provider, catalogId })),
    ),
    unpriced: priced.filter(({ data }) => data.catalogs.insert).map(({ provider }) => provider),
  };
}
