import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useSearch } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { findCouples, unmatchedOptions } from './unmatched.queries.ts';
import { UnmatchedQueue } from './UnmatchedQueue.tsx';
import { useMarkUnmatchedSeen } from './use-mark-unmatched-seen.ts';
import { useUnmatched } from './use-unmatched.ts';

/**
 * Messages that could not be matched to a conversation. A person decides, since a guess could show them to the wrong
 * couple.
 */
export function UnmatchedPage() {
  const { t } = useTranslation('unmatched');
  const { page } = useSearch() as { page?: string };
  const unmatched = useQuery(unmatchedOptions(Math.max(1, Number(page) || 1)));
  useMarkUnmatchedSeen(unmatched.data?.data);
  const { put, putAway } = useUnmatched();
  const search = async (words: string, signal: AbortSignal) =>
    (await findCouples(words, signal)).map((hit) => ({
      leadId: hit.leadId,
      name: hit.coupleName ?? hit.extensionNumber,
      line: hit.excerpt ?? t('hit', { provider: hit.providerName, code: hit.extensionNumber }),
    }));

  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <UnmatchedQueue
        unmatched={unmatched}
        search={search}
        hint={t('search')}
        onMatch={(message, leadId) => void put(message, leadId)}
        onDismiss={(message) => void putAway(message)}
        empty={
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            actions={
              <Button component={Link} to={pathTo('leads')}>
                {t('toCouples')}
              </Button>
            }
          />
        }
      />
    </Page>
  );
}
