import { TESTIMONIAL_STATUSES } from '@bellbird/contract/reputation/testimonials/testimonial-status.ts';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { CommentRequests } from './CommentRequests.tsx';
import { Comment } from './Comment.tsx';
import { countsOptions, testimonialsOptions } from './testimonials.queries.ts';
import { useTestimonialsSearch } from './use-testimonials.ts';
import css from './TestimonialsPage.module.css';

const CommentDialog = lazyPart(() => import('./CommentDialog.tsx'), 'CommentDialog');

/** Comments by couples: read, reply, feature, and ask for more. */
export function TestimonialsPage() {
  const { t } = useTranslation('testimonials');
  const providers = useProvidersFor('testimonials');
  const search = useTestimonialsSearch();
  const [writing, setWriting] = useState(false);
  const { status, unanswered, providerId, page } = search;
  const list = useQuery({
    ...testimonialsOptions({ status, unanswered, providerId, page }),
    enabled: providers.length > 0,
  });
  const comments = list.data?.data;
  if (providers.length === 0) {
    return (
      <Page>
        <PageHeader title={t('title')} lead={t('lead')} />
        <Card>
          <EmptyState drawing={<QuietNest />} title={t('notAllowed.title')} text={t('notAllowed.text')} />
        </Card>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button startIcon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
            {t('write')}
          </Button>
        }
      />
      <div className={css.columns}>
        <div>
          <Filters search={search} providers={providers} />
          <Card className={css.sheet} aria-busy={list.isPending || list.isPlaceholderData}>
            {list.isLoadingError ? (
              <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />
            ) : !comments ? (
              <Waiting />
            ) : comments.length === 0 ? (
              <Nothing isFiltered={Boolean(status ?? unanswered ?? providerId)} />
            ) : (
              <ul aria-label={t('title')}>
                {comments.map((comment) => (
                  <Comment
                    key={comment.id}
                    comment={comment}
                    isOpened={search.opened === String(comment.id)}
                    isOfMany={providers.length > 1}
                  />
                ))}
              </ul>
            )}
            {list.data && list.data.meta.total > list.data.meta.limit && (
              <Pager {...list.data.meta} onPage={(next) => search.go({ page: next })} />
            )}
          </Card>
        </div>
        <CommentRequests />
      </div>
      {writing && <CommentDialog providers={providers} onClose={() => setWriting(false)} />}
    </Page>
  );
}

type FiltersProps = {
  search: ReturnType<typeof useTestimonialsSearch>;
  providers: readonly { id: number; name: string }[];
};

function Filters({ search, providers }: FiltersProps) {
  const { t } = useTranslation('testimonials');
  const { status, unanswered, providerId, go } = search;
  const { data, isPending } = useQuery(countsOptions(providerId));
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const show = (change: Record<string, string | number | undefined>) => go({ ...change, page: undefined });
  return (
    <Stack gap={2} mb={4}>
      <FilterChips>
        <FilterChip
          label={t('all')}
          on={!status && !unanswered}
          {...(all !== undefined && { count: all })}
          onClick={() => show({ status: undefined, unanswered: undefined })}
        />
        {TESTIMONIAL_STATUSES.map((each) => (
          <FilterChip
            key={each}
            label={t(`status.${each}`)}
            on={status === each}
            {...(data && { count: data.counts[each] })}
            onClick={() => show({ status: status === each ? undefined : each, unanswered: undefined })}
          />
        ))}
        <FilterChip
          label={t('unanswered')}
          on={unanswered !== undefined}
          hot
          {...(data && { count: data.unanswered })}
          onClick={() => show({ unanswered: unanswered ? undefined : 'true', status: undefined })}
        />
        {providers.length > 1 &&
          providers.map(({ id, name }) => (
            <FilterChip
              key={id}
              label={name}
              on={providerId === id}
              onClick={() => show({ provider: providerId === id ? undefined : id })}
            />
          ))}
      </FilterChips>
      {isPending && (
        <Text size="small">
          <Skeleton variant="line" width={220} />
        </Text>
      )}
      {data?.averageRating && (
        <Quiet>{t('average', { rating: data.averageRating.toFixed(1), count: data.counts.active })}</Quiet>
      )}
    </Stack>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('testimonials');
  return isFiltered ? (
    <EmptyState drawing={<QuietNest />} title={t('noneFound.title')} text={t('noneFound.text')} />
  ) : (
    <EmptyState title={t('empty.title')} text={t('empty.text')} />
  );
}

function Waiting() {
  return [0, 1, 2, 3].map((n) => (
    <div className={css.row} key={n}>
      <Skeleton variant="line" width="40%" />
      <Skeleton variant="line" width="60%" />
      <Skeleton variant="line" width="90%" mt={2} />
      <Skeleton variant="line" width="70%" />
      <Skeleton variant="rounded" width={88} height={36} mt={3} />
    </div>
  ));
}
