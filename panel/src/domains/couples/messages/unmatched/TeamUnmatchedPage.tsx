import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useSearch } from '#platform/routing/routing.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { findTeamCouples, teamUnmatchedOptions } from './team.queries.ts';
import { UnmatchedQueue } from './UnmatchedQueue.tsx';
import { useTeamUnmatched } from './use-team-unmatched.ts';

/** The team's queue: messages that could not be matched to any vendor. */
export function TeamUnmatchedPage() {
  const { t } = useTranslation('unmatched');
  const { page } = useSearch() as { page?: string };
  const unmatched = useQuery({
    ...teamUnmatchedOptions(Math.max(1, Number(page) || 1)),
    select: ({ data, meta }) => ({
      meta,
      data: data.map(({ sender, ...message }) => ({ ...message, senderAddress: sender })),
    }),
  });
  const { put, putAway } = useTeamUnmatched();
  const search = async (words: string, signal: AbortSignal) =>
    (await findTeamCouples(words, signal)).map(({ leadId, coupleName, ...hit }) => ({
      leadId,
      name: coupleName,
      line: t('teamHit', {
        provider: hit.providerName,
        customer: hit.customerName,
        code: hit.extensionNumber,
      }),
    }));

  return (
    <Page>
      <PageHeader title={t('teamTitle')} lead={t('teamLead')} />
      <UnmatchedQueue
        unmatched={unmatched}
        search={search}
        hint={t('teamSearch')}
        onMatch={(message, leadId) => void put(message.id, leadId)}
        onDismiss={(message) => void putAway(message.id)}
        empty={<EmptyState title={t('emptyTitle')} text={t('teamEmptyText')} />}
      />
    </Page>
  );
}
