import { LEAD_STATUSES } from '@bellbird/contract/couples/leads/lead-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { useUser } from '#platform/session/use-session.ts';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { type StatusChoice, filterQuery } from './lead-search.ts';
import { FurtherFilters } from './FurtherFilters.tsx';
import { toProviderChoices } from '../parts/provider-choices.ts';
import { leadCountsOptions } from '../leads.queries.ts';
import { MenuFilter } from './MenuFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { LeadListControls } from './use-lead-list.ts';

/** The filters, each a chip; on the board the columns replace the status filter. */
export function LeadFilters({ list, withStatus = true }: { list: LeadListControls; withStatus?: boolean }) {
  const { t } = useTranslation(['leads-list', 'lead-parts']);
  const nameOf = useConfigNames('lead_status');
  const providers = useUser()?.providers ?? [];
  const isNarrow = useMediaQuery('(width < 1000px)');
  const { state, filter } = list;
  const { providerIds, createdAtStart, createdAtEnd, older } = filterQuery(state);
  const counts = useQuery(
    leadCountsOptions({
      ...(providerIds && { providerIds }),
      ...(createdAtStart && { createdAtStart }),
      ...(createdAtEnd && { createdAtEnd }),
      ...(older && { older }),
    }),
  ).data?.infoRequests;
  const statuses: readonly StatusChoice[] = ['open', ...LEAD_STATUSES];

  return (
    <FilterChips>
      {/* On a phone the search at the top of the page finds couples; the chips keep the line. */}
      {(!isNarrow || state.coupleName) && (
        <ListSearch
          label={t('filter.name')}
          value={state.coupleName ?? ''}
          onSearch={(name) => filter({ coupleName: name || undefined })}
        />
      )}
      {withStatus && (
        <MenuFilter
          label={t('filter.status')}
          choices={statuses.map((value) => ({
            value,
            label: value === 'open' ? t('filter.open') : nameOf(value),
          }))}
          chosen={state.status}
          onChange={(status) => filter({ status })}
        />
      )}
      <FilterChip
        label={t('filter.unanswered')}
        on={state.unanswered}
        hot
        {...(counts && { count: counts.pending })}
        onClick={() => filter({ unanswered: !state.unanswered })}
      />
      <FilterChip
        label={t('filter.unread')}
        on={state.unread}
        {...(counts && { count: counts.unread })}
        onClick={() => filter({ unread: !state.unread })}
      />
      {providers.length > 1 && (
        <MenuFilter
          label={t('filter.provider')}
          choices={toProviderChoices(providers, t)}
          chosen={state.providerIds}
          onChange={(chosen) => filter({ providerIds: chosen })}
        />
      )}
      <RangeFilter
        label={t('filter.wedding')}
        range={{ start: state.weddingStart, end: state.weddingEnd }}
        onChange={({ start, end }) => filter({ weddingStart: start, weddingEnd: end })}
      />
      <FurtherFilters list={list} />
      <SavedViews list={list} />
    </FilterChips>
  );
}
