import type { Prompt } from '@bellbird/contract/attention/prompts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { shortDate } from '../moments.ts';
import { bellOptions } from '../prompts.queries.ts';
import { ProviderLine } from '../ProviderLine.tsx';
import { placeOf, useFollowLink } from '../use-follow-link.ts';

/** The notifications behind the bell, newest first. */
export function Notifications({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('prompts');
  const told = useInfiniteQuery(bellOptions);
  if (told.isPending)
    return (
      <Waiting aria-busy>
        <Skeleton variant="rounded" height={64} />
        <Skeleton variant="rounded" height={64} />
      </Waiting>
    );
  if (told.isError) return <ErrorState title={t('bell.failed')} onRetry={() => void told.refetch()} />;
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
        <More>
          <Button fullWidth disabled={told.isFetchingNextPage} onClick={() => void told.fetchNextPage()}>
            {t('more')}
          </Button>
        </More>
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
    <Item data-pending={isPending || undefined}>
      <Title>
        <b>
          {isPending && <Dot role="img" aria-label={t('bell.pending')} />}
          {prompt.title}
        </b>
        <time dateTime={prompt.reminder?.dueAt ?? prompt.createdAt}>
          {shortDate(prompt.reminder?.dueAt ?? prompt.createdAt, timeZone, now, t('yesterday'))}
        </time>
      </Title>
      {prompt.body && (
        <Body>
          <RichText html={prompt.body} />
        </Body>
      )}
      <ProviderLine provider={prompt.provider} />
      {place && (
        <a href={place.path} onClick={(event) => void follow(event, prompt, place.path)}>
          {place.text}
        </a>
      )}
    </Item>
  );
}

const Waiting = styled('div')({ display: 'grid', gap: 16, padding: 20 });

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 4,
  padding: '12px 20px 12px 40px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > a': {
    ...theme.typography.body2,
    color: theme.vars.palette.primary.ink,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}));

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  '& b': { fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { ...theme.typography.body2, flex: 'none', color: theme.vars.palette.text.secondary },
}));

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 20,
  top: 18,
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.waratah.main,
}));

const Body = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const More = styled('div')(({ theme }) => ({
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
