import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { ExportButton } from '#ui/list/ExportButton.tsx';
import { Pipeline } from './Pipeline.tsx';
import { QuoteRows } from './QuoteRows.tsx';
import { fetchQuotesFile, fetchStatisticsFile } from './quote-list.queries.ts';
import { toQuoteFilter } from './quote-search.ts';
import { type QuoteListControls, useQuoteList } from './use-quote-list.ts';

const Figures = lazyPart(() => import('./Figures.tsx'), 'Figures');

/** What was offered, what couples accepted, and what is still to be paid. */
export function QuotesPage() {
  const { t } = useTranslation('quotes-list');
  const list = useQuoteList();
  const { view } = list.state;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ExportQuotes list={list} />
            <Segmented
              label={t('view.label')}
              value={view}
              onChange={list.view}
              options={[
                { value: 'list', label: t('view.list') },
                { value: 'figures', label: t('view.figures') },
              ]}
            />
          </>
        }
      />
      {view === 'list' ? (
        <>
          <Pipeline list={list} />
          <QuoteRows list={list} />
        </>
      ) : (
        <Suspense>
          <Figures list={list} />
        </Suspense>
      )}
    </Page>
  );
}

function ExportQuotes({ list }: { list: QuoteListControls }) {
  const { t } = useTranslation('quotes-list');
  const { isBusy, download } = useDownload('quotes-list');
  const { view } = list.state;
  const { providerIds, ...filter } = toQuoteFilter(list.state);
  const of = providerIds ? { providerIds } : {};
  const fetchFile = () => (view === 'list' ? fetchQuotesFile({ ...filter, ...of }) : fetchStatisticsFile(of));
  const name = t(view === 'list' ? 'file' : 'figuresFile');
  return <ExportButton label={t('export')} isBusy={isBusy} onExport={() => download(fetchFile, `${name}.csv`)} />;
}
