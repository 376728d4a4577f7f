import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { toProviderChoices } from '../parts/provider-choices.ts';
import { MenuFilter } from '../list/MenuFilter.tsx';
import { RangeFilter } from '../list/RangeFilter.tsx';
import type { WeddingListControls } from './use-wedding-list.ts';

export function WeddingFilters({ list }: { list: WeddingListControls }) {
  const { t } = useTranslation(['weddings', 'leads-list']);
  const providers = useUser()?.providers ?? [];
  const { state } = list;
  return (
    <FilterChips>
      <ListSearch label={t('filter.name')} value={state.coupleName ?? ''} onSearch={list.named} />
      <FilterChip label={t('filter.due')} on={state.isDue} onClick={() => list.onlyDue(!state.isDue)} />
      {providers.length > 1 && (
        <MenuFilter
          label={t('filter.provider')}
          choices={toProviderChoices(providers, t)}
          chosen={state.providerIds}
          onChange={list.of}
        />
      )}
      <RangeFilter
        label={t('filter.day')}
        range={{ start: state.from, end: state.to }}
        onChange={({ start, end }) => list.between(start, end)}
      />
    </FilterChips>
  );
}
