import Plus from 'lucide-react/icons/plus';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { Link } from '#platform/routing/Link.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useActing } from '#platform/session/use-session.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { ExportButton } from '#ui/list/ExportButton.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { Pipeline } from './Pipeline.tsx';
import { payoutsProvider } from './payouts-provider.ts';
import { QuoteRows } from './QuoteRows.tsx';
import { fetchQuotesFile, fetchStatisticsFile } from './quote-list.queries.ts';
import { toQuoteFilter } from './quote-search.ts';
import { type QuoteListControls, useQuoteList } from './use-quote-list.ts';

const Figures = lazyPart(() => import('./Figures.tsx'), 'Figures');

export type QuotesPageProps = {
  /** Another domain’s dialog that finds a couple. */
  ChooseCouple: ComponentType<{ title: string; onClose: () => void; onChoose: (leadId: number) => void }>;
};

/** What was offered, what couples accepted, and what is still to be paid. */
export function QuotesPage({ ChooseCouple }: QuotesPageProps) {
  const { t } = useTranslation('quotes-list');
  const list = useQuoteList();
  const { view } = list.state;
  const isNarrow = useMediaQuery('(width < 1000px)');
  // The team looks at a vendor’s quotes and writes none.
  const acting = useActing();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={isNarrow ? undefined : t('lead')}
        quick={<ExportQuotes list={list} />}
        actions={
          <>
            <PayoutsLink list={list} />
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
        floats
        primary={!acting && <NewQuote ChooseCouple={ChooseCouple} />}
      />
      {view === 'list' ? (
        <>
          <Pipeline list={list} />
          <QuoteRows list={list} />
        </>
      ) : (
        <Figures list={list} />
      )}
    </Page>
  );
}

/** A quote is for a couple: they are found first, then the builder opens. */
function NewQuote({ ChooseCouple }: QuotesPageProps) {
  const { t } = useTranslation('quotes-list');
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => setChoosing(true)}>
        {t('new')}
      </PrimaryButton>
      <Suspense>
        {isChoosing && (
          <ChooseCouple
            title={t('newFor')}
            onClose={() => setChoosing(false)}
            onChoose={(id) => void navigate({ to: pathTo('leadQuote', { id }) })}
          />
        )}
      </Suspense>
    </>
  );
}

function PayoutsLink({ list }: { list: QuoteListControls }) {
  const { t } = useTranslation('quotes-list');
  const managed = useProvidersFor('payments').map(({ id }) => id);
  const providerId = payoutsProvider(managed, list.state.providerIds);
  if (providerId === undefined) return null;
  return (
    <Button component={Link} to={pathTo('providerPayments', { providerId })} search={{ tab: 'quotes' }}>
      {t('payouts')}
    </Button>
  );
}

function ExportQuotes({ list }: { list: QuoteListControls }) {
  const { t } = useTranslation('quotes-list');
  const { isBusy, download } = useDownload();
  const { view } = list.state;
  const { providerIds, ...filter } = toQuoteFilter(list.state);
  const of = providerIds ? { providerIds } : {};
  const fetchFile = () => (view === 'list' ? fetchQuotesFile({ ...filter, ...of }) : fetchStatisticsFile(of));
  const name = t(view === 'list' ? 'file' : 'figuresFile');
  return <ExportButton label={t('export')} isBusy={isBusy} onExport={() => download(fetchFile, `${name}.csv`)} />;
}
