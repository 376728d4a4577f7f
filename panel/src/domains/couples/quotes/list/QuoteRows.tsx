import type { QuoteSummary } from '@bellbird/contract/couples/quotes';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { CardLines } from '#ui/list/CardLines.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { QuoteNext, QuoteStageChip, QuoteTotal, useQuoteColumns } from './quote-columns.tsx';
import { quotesOptions } from './quote-list.queries.ts';
import { toQuoteFilter } from './quote-search.ts';
import type { QuoteListControls } from './use-quote-list.ts';

/** The quotes that match, the last that something happened to first. */
export function QuoteRows({ list }: { list: QuoteListControls }) {
  const { t } = useTranslation('quotes-list');
  const filter = toQuoteFilter(list.state);
  const quotes = useInfiniteQuery(quotesOptions(filter));
  const columns = useQuoteColumns();
  const rows = quotes.data?.pages.flatMap((page) => page.data);
  return (
    <>
      <DataList
        label={t('title')}
        columns={columns}
        rows={rows}
        busy={quotes.isPlaceholderData}
        failure={quotes.isLoadingError ? { title: t('failed'), onRetry: () => void quotes.refetch() } : undefined}
        rowId={(quote) => quote.id}
        rowName={(quote) => quote.coupleName}
        rowQuiet={(quote) => ['expired', 'declined', 'withdrawn'].includes(quote.stage)}
        renderLink={renderLink}
        renderCard={(quote, link) => link(<QuoteLines quote={quote} />)}
        filters={<Filters list={list} />}
        remember="quotes"
        empty={<NoQuotes list={list} isNarrowed={Object.keys(filter).length > 0} />}
      />
      {quotes.hasNextPage && (
        <Row justify="center" mt={4}>
          <Button loading={quotes.isFetchingNextPage} onClick={() => void quotes.fetchNextPage()}>
            {t('showMore')}
          </Button>
        </Row>
      )}
    </>
  );
}

function renderLink(quote: QuoteSummary, words: ReactNode) {
  const path =
    quote.stage === 'draft' ? pathTo('leadQuote', { id: quote.leadId }) : pathTo('lead', { id: quote.leadId });
  return <Link to={path}>{words}</Link>;
}

/** A quote in the list on a phone, in two lines: who and how much, how far it has come and what is next. */
function QuoteLines({ quote }: { quote: QuoteSummary }) {
  return (
    <CardLines
      name={quote.coupleName}
      title={quote.coupleName}
      titleEnd={<QuoteTotal quote={quote} />}
      below={<QuoteStageChip quote={quote} />}
      belowEnd={<QuoteNext quote={quote} />}
    />
  );
}

function Filters({ list }: { list: QuoteListControls }) {
  const { t } = useTranslation('quotes-list');
  const providers = useUser()?.providers ?? [];
  const { coupleName, isDue, providerIds, reached, periods } = list.state;
  return (
    <FilterChips>
      <ListSearch label={t('filter.name')} value={coupleName ?? ''} onSearch={list.named} />
      <FilterChip label={t('filter.due')} on={isDue} onClick={() => list.onlyDue(!isDue)} />
      {reached && <FilterChip label={t(`figure.${reached}`)} on onClick={list.anyStage} onClear={list.anyStage} />}
      {periods.map(({ kind, from, to }) => {
        const days = [from, to].map((day) => (day ? showDay(day) : '…')).join(' – ');
        const clear = () => list.anyTime(kind);
        return <FilterChip key={kind} label={t(`figure.${kind}`)} value={days} onClick={clear} onClear={clear} />;
      })}
      {providers.length > 1 &&
        providers.map(({ id, name }) => {
          const isOn = providerIds.includes(id);
          const next = isOn ? providerIds.filter((each) => each !== id) : [...providerIds, id];
          return <FilterChip key={id} label={name} on={isOn} onClick={() => list.of(next)} />;
        })}
    </FilterChips>
  );
}

/** None at all, or none that match. */
function NoQuotes({ list, isNarrowed }: { list: QuoteListControls; isNarrowed: boolean }) {
  const { t } = useTranslation('quotes-list');
  if (isNarrowed)
    return (
      <EmptyState
        title={t('empty.filteredTitle')}
        text={t('empty.filteredText')}
        actions={<Button onClick={list.clear}>{t('empty.clear')}</Button>}
      />
    );
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <Button component={Link} to={pathTo('leads')}>
          {t('empty.couples')}
        </Button>
      }
    />
  );
}
