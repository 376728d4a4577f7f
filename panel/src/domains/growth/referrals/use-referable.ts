import { useQuery } from '@tanstack/react-query';
import { providerCategoriesOptions } from '#platform/config-lists/provider-categories.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import type { SelectOption } from '#ui/forms/SelectField.tsx';

/** The campaign of referrals and the categories that may be referred, from the configuration. */
export function useReferable() {
  const allowed = useConfigList('allowed_provider_category_ids');
  const campaigns = useConfigList('campaign_id');
  const categories = useQuery(providerCategoriesOptions);
  const sources = [allowed, campaigns, categories];
  const ids = new Set(allowed.data?.map(({ value }) => Number(value)));
  const options: SelectOption[] = (categories.data ?? [])
    .filter(({ id }) => ids.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  // The first in the list is the referral campaign.
  const campaignId = campaigns.data?.[0]?.itemId;
  const isLoaded = sources.every(({ isSuccess }) => isSuccess);
  return {
    options,
    campaignId,
    // Without a campaign or a category nothing can be referred.
    hasFailed:
      sources.some(({ isLoadingError }) => isLoadingError) || (isLoaded && (!campaignId || options.length === 0)),
    retry: () => void Promise.all(sources.map(({ refetch }) => refetch())),
  };
}
