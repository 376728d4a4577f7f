import { useQuery } from '@tanstack/react-query';
import { providerCategoriesOptions } from '#platform/config-lists/provider-categories.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import type { SelectOption } from '#ui/forms/SelectField.tsx';

/** What the configuration says of referrals: the campaign they belong to, and the categories that may be referred. */
export function useReferable() {
  const allowed = useConfigList('allowed_provider_category_ids');
  const campaigns = useConfigList('campaign_id');
  const categories = useQuery(providerCategoriesOptions);
  const sources = [allowed, campaigns, categories];
  const ids = new Set(allowed.data?.map(({ value }) => Number(value)));
  const options: SelectOption[] = (categories.data ?? [])
    .filter(({ id }) => ids.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return {
    options,
    // The first of the list is the campaign of referrals.
    campaignId: campaigns.data?.[0]?.itemId,
    isReady: sources.every(({ isSuccess }) => isSuccess),
    hasFailed: sources.some(({ isError }) => isError),
    retry: () => void Promise.all(sources.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
