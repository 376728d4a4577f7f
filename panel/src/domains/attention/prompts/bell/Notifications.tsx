import type { Prompt } from '@bellbird/contract/attention/prompts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { shortDate } from '../moments.ts';
import { bellOptions } from '../prompts.queries.ts';
import { ProviderLine } from '../ProviderLine.tsx';
import { placeOf, useFollowLink } from '../use-follow-link.ts';
import css from './Notifications.module.css';

/** The notifications behind the bell, newest first. */
export function Notifications({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('prompts');
  const told = useInfiniteQuery(bellOptions);
  if (told.isPending)
    return (
      <Stack gap={4} pad={5} aria-busy>
        <Skeleton variant="rounded" height={64} />
        <Skeleton variant="rounded" height={64} />
      </Stack>
    );
  if (told.isLoadingError) return <ErrorState title={t('bell.failed')} onRetry={() => void told.refetch()} />;
  const prompts = told.data.pages.flatMap((page) => page.data);
  if (prompts.length === 0) return <EmptyState title={t('bell.emptyTitle')} text={t('bell.emptyText')} />;
  return (
    <>
      <ul aria-label={t('bell.list')}>
        {prompts.map((prompt) => (
          <Entry key={prompt.id} prompt={prompt} onLeave={onLeave} />
        ))}
      </ul>
      {told.hasNextPage && (
        <div className={css.more}>
          <Button fullWidth disabled={told.isFetchingNextPage} onClick={() => void told.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ prompt, onLeave }: { prompt: Prompt; onLeave: () => void }) {
  const { t } = useTranslation('prompts');
  const now = useMinute();
  const follow = useFollowLink(onLeave);
  const place = placeOf(prompt);
  const isPending = prompt.completedAt === null;
  const { timeZone } = prompt.provider;
  return (
    <Stack component="li" gap={1} align="start" className={css.item} data-pending={isPending || undefined}>
      <Row gap={3} align="stretch" justify="between" className={css.title}>
        <b>
          {isPending && <span className={css.dot} role="img" aria-label={t('bell.pending')} />}
          {prompt.title}
        </b>
        <time dateTime={prompt.reminder?.dueAt ?? prompt.createdAt}>
          {shortDate(prompt.reminder?.dueAt ?? prompt.createdAt, timeZone, now, t('yesterday'))}
        </time>
      </Row>
      {prompt.body && (
        <Quiet component="div">
          <RichText html={prompt.body} />
        </Quiet>
      )}
      <ProviderLine provider={prompt.provider} />
      {place && (
        <a href={place.path} onClick={(event) => void follow(event, prompt, place.path)}>
          {place.text}
        </a>
      )}
    </Stack>
  );
}
