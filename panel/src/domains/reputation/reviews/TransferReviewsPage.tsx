import type { ExternalComment } from '@bellbird/contract/reputation/reviews';
import { TRANSFER_STATES, type TransferState } from '@bellbird/contract/reputation/reviews/review-channels.ts';
import { useQuery } from '@tanstack/react-query';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column, RowId } from '#ui/list/types.ts';
import type { StatusTone } from '#ui/StatusChip.tsx';
import { Channels } from './Channels.tsx';
import { filtersOptions, reviewsOptions, transfer } from './reviews.queries.ts';
import { useReviewAction, useTransferSearch } from './use-transfer.ts';
import css from './TransferReviewsPage.module.css';

const TONES: Record<TransferState, StatusTone> = {
  not_transferred: 'grey',
  pending: 'pending',
  transferred: 'deal',
  rejected: 'bad',
};
const NONE: ReadonlySet<RowId> = new Set();

/** Imports reviews from other sites and transfers them to comments. */
export function TransferReviewsPage() {
  const { t } = useTranslation('reviews');
  const { providers, provider, go } = useTransferSearch();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {provider ? (
        <>
          {providers.length > 1 && (
            <FilterChips className={css.whose}>
              {providers.map(({ id, name }) => (
                <FilterChip
                  key={id}
                  label={name}
                  on={id === provider.id}
                  onClick={() => go({ provider: id, page: undefined })}
                />
              ))}
            </FilterChips>
          )}
          <Channels key={provider.id} providerId={provider.id} />
          <Reviews key={`reviews ${provider.id}`} providerId={provider.id} />
        </>
      ) : (
        <Card>
          <EmptyState drawing={<QuietNest />} title={t('notAllowed.title')} text={t('notAllowed.text')} />
        </Card>
      )}
    </Page>
  );
}

function Reviews({ providerId }: { providerId: number }) {
  const { t } = useTranslation('reviews');
  const { state, page, limit, go } = useTransferSearch();
  const list = useQuery(reviewsOptions(providerId, { transferState: state, page, limit }));
  const { data: filters } = useQuery(filtersOptions(providerId));
  const [selected, setSelected] = useState(NONE);
  const act = useReviewAction();
  const waiting = new Set(
    list.data?.data.filter(({ transferState }) => transferState === 'not_transferred').map(({ id }) => id),
  );
  const chosen = [...selected].filter((id): id is number => typeof id === 'number' && waiting.has(id));
  const move = async (ids: number[]) => {
    await act(async () => t('transferred', { count: await transfer(providerId, ids) }));
    setSelected(NONE);
  };
  return (
    <DataList
      label={t('list')}
      columns={useColumns()}
      {...listed(list, t('failed'))}
      rowId={(review) => review.id}
      rowName={(review) => review.author}
      renderCard={(review, link) => (
        <>
          {link(<ReviewText review={review} />)}
          <span>
            <StatusChip tone={TONES[review.transferState]}>{t(`state.${review.transferState}`)}</StatusChip>
          </span>
        </>
      )}
      selected={selected}
      onSelected={setSelected}
      bulkActions={[
        {
          key: 'transfer',
          label: t('transfer', { count: chosen.length }),
          icon: <ArrowRightLeft aria-hidden />,
          onClick: () => chosen.length > 0 && void move(chosen),
        },
      ]}
      filters={
        <FilterChips>
          {TRANSFER_STATES.map((each) => (
            <FilterChip
              key={each}
              label={t(`state.${each}`)}
              on={state === each}
              {...(filters && { count: filters.transferStates[each] })}
              onClick={() => go({ state: state === each ? undefined : each, page: undefined })}
            />
          ))}
        </FilterChips>
      }
      summary={list.data && t('count', { count: list.data.meta.total })}
      empty={
        state ? (
          <EmptyState drawing={<QuietNest />} title={t('noneFound.title')} text={t('noneFound.text')} />
        ) : (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        )
      }
      onPage={(next) => go({ page: next })}
      onLimit={(next) => go({ limit: next, page: undefined })}
    />
  );
}

function useColumns(): Column<ExternalComment>[] {
  const { t } = useTranslation('reviews');
  const nameOf = useConfigNames('review_channel');
  return [
    { key: 'said', header: t('column.review'), render: (review) => <ReviewText review={review} />, skeleton: 'lines' },
    { key: 'channel', header: t('column.channel'), render: ({ channel }) => nameOf(channel), from: 'md' },
    { key: 'date', header: t('column.date'), render: ({ date }) => showDay(date), from: 'md' },
    {
      key: 'state',
      header: t('column.state'),
      render: ({ transferState }) => <StatusChip tone={TONES[transferState]}>{t(`state.${transferState}`)}</StatusChip>,
      skeleton: 'chip',
    },
  ];
}

function ReviewText({ review }: { review: ExternalComment }) {
  const { t } = useTranslation('reviews');
  return (
    <span className={css.two}>
      <b>
        {review.author}
        <Row
          component="span"
          inline
          gap={0.5}
          className={css.rating}
          aria-label={t('stars', { rating: review.rating })}
          role="img"
        >
          {review.rating}
          <Star size={14} aria-hidden />
        </Row>
      </b>
      <small dir="auto">{review.body}</small>
    </span>
  );
}
