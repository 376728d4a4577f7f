import type { Provider, RelatedProvider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { relatedOptions } from '../providers.queries.ts';
import { FindProvider } from './FindProvider.tsx';
import { ProviderPicture } from './ProviderPicture.tsx';
import { useRelated } from './use-related.ts';
import css from './RelatedProvidersPage.module.css';

const TONES = { proposed: 'pending', approved: 'deal', rejected: 'reject' } as const;

/** The providers a vendor likes to work with. */
export function RelatedProvidersPage({ provider }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  const related = useQuery(relatedOptions(provider.id));
  const { propose, remove } = useRelated(provider.id);
  const named = related.data ?? [];
  return (
    <Page>
      <PageHeader title={t('related.title')} lead={t('related.lead', { provider: provider.name })} />
      <FindProvider
        taken={new Set([provider.id, ...named.map((each) => each.id)])}
        onChoose={(other) => void propose(other)}
      />
      {related.isLoadingError ? (
        <Card>
          <ErrorState title={t('related.failed')} onRetry={() => void related.refetch()} />
        </Card>
      ) : related.data?.length === 0 ? (
        <Card>
          <EmptyState title={t('related.emptyTitle')} text={t('related.emptyText')} />
        </Card>
      ) : (
        <Grid
          component="ul"
          gap={6}
          className={css.gallery}
          aria-label={t('related.title')}
          aria-busy={related.isPending}
        >
          {related.data?.map((each) => <Tile key={each.id} related={each} onRemove={() => void remove(each)} />) ??
            [0, 1, 2].map((each) => (
              <li key={each}>
                <Skeleton variant="rounded" height={260} />
              </li>
            ))}
        </Grid>
      )}
    </Page>
  );
}

function Tile({ related, onRemove }: { related: RelatedProvider; onRemove: () => void }) {
  const { t } = useTranslation('providers');
  const place = [related.district?.name, related.city.name].filter(Boolean).join(', ');
  return (
    <li className={css.tileFrame}>
      <ProviderPicture name={related.name} image={related.image} />
      <Stack gap={1.5} align="start" className={css.words}>
        <b>{related.name}</b>
        <small>{t('related.line', { category: related.category.name, place })}</small>
        <StatusChip tone={TONES[related.status]}>{t(`related.status.${related.status}`)}</StatusChip>
        {related.reason && <small>{related.reason}</small>}
      </Stack>
      <IconButton
        className={css.remove}
        size="small"
        aria-label={t('related.remove', { name: related.name })}
        onClick={onRemove}
        icon={X}
      />
    </li>
  );
}
