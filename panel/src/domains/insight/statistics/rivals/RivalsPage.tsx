import { RIVAL_MEASURES } from '@bellbird/contract/insight/statistics/measures.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { FilterChips } from '#ui/list/FilterChip.tsx';
import { ExportButton } from '../parts/ExportButton.tsx';
import { Cards, TwoColumns } from '../parts/layout.ts';
import { ProviderFilter } from '../parts/StatisticsFilters.tsx';
import { fetchRivalsExport, rivalsOptions } from '../statistics.queries.ts';
import { useStatisticsSearch } from '../use-statistics-search.ts';
import { MeasureCard } from './MeasureCard.tsx';
import css from './RivalsPage.module.css';

const [FIRST, ...OTHERS] = ['to-similar', ...RIVAL_MEASURES.filter((measure) => measure !== 'to-similar')] as const;

/** A provider compared with similar ones nearby. */
export function RivalsPage() {
  const { t } = useTranslation('statistics');
  const search = useStatisticsSearch({ kind: 'rivals', grain: 'month', usual: '6m' });
  const provider = search.provider ?? search.providers[0];
  const id = provider?.id ?? 0;
  const compared = useQuery({ ...rivalsOptions(id, FIRST), enabled: id > 0 });
  const group = compared.data?.group;
  const shown = {
    id,
    view: search.view,
    onView: (view: 'chart' | 'table') => search.go({ view: view === 'table' ? view : undefined }),
  };
  return (
    <Page>
      <PageHeader
        title={t('rivals.title')}
        lead={t('rivals.lead')}
        actions={group?.scope !== 'none' && <ExportButton fetch={() => fetchRivalsExport(id)} name="rivals" />}
      />
      {search.providers.length > 1 && (
        <div className={css.line}>
          <FilterChips>
            <ProviderFilter search={search} />
          </FilterChips>
        </div>
      )}
      {group?.scope === 'none' ? (
        <Card>
          <EmptyState drawing={<QuietNest />} title={t('rivals.few.title')} text={t('rivals.few.text', group)} />
        </Card>
      ) : (
        <Cards>
          {group && <Note>{t(`rivals.group.${group.scope}`, group)}</Note>}
          {compared.isLoading && <Skeleton className={css.note} variant="rounded" />}
          <MeasureCard measure={FIRST} {...shown} />
          <TwoColumns>
            {OTHERS.map((measure) => (
              <MeasureCard key={measure} measure={measure} {...shown} />
            ))}
          </TwoColumns>
        </Cards>
      )}
    </Page>
  );
}
