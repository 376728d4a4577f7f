import type { Provider, RelatedProvider } from '@bellbird/contract/listing/providers';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { relatedOptions } from '../providers.queries.ts';
import { FindProvider } from './FindProvider.tsx';
import { ProviderPicture } from './ProviderPicture.tsx';
import { useRelated } from './use-related.ts';

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
      {related.isError ? (
        <Card>
          <ErrorState title={t('related.failed')} onRetry={() => void related.refetch()} />
        </Card>
      ) : related.data?.length === 0 ? (
        <Card>
          <EmptyState title={t('related.emptyTitle')} text={t('related.emptyText')} />
        </Card>
      ) : (
        <Gallery aria-label={t('related.title')} aria-busy={related.isPending}>
          {related.data?.map((each) => <Tile key={each.id} related={each} onRemove={() => void remove(each)} />) ??
            [0, 1, 2].map((each) => (
              <li key={each}>
                <Skeleton variant="rounded" height={260} />
              </li>
            ))}
        </Gallery>
      )}
    </Page>
  );
}

function Tile({ related, onRemove }: { related: RelatedProvider; onRemove: () => void }) {
  const { t } = useTranslation('providers');
  const place = [related.district?.name, related.city.name].filter(Boolean).join(', ');
  return (
    <TileFrame>
      <ProviderPicture name={related.name} image={related.image} />
      <Words>
        <b>{related.name}</b>
        <small>{t('related.line', { category: related.category.name, place })}</small>
        <StatusChip tone={TONES[related.status]}>{t(`related.status.${related.status}`)}</StatusChip>
        {related.reason && <small>{related.reason}</small>}
      </Words>
      <Remove size="small" aria-label={t('related.remove', { name: related.name })} onClick={onRemove}>
        <X aria-hidden />
      </Remove>
    </TileFrame>
  );
}

const Gallery = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const TileFrame = styled('li')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 6,
  padding: 16,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Remove = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 8,
  insetInlineEnd: 8,
  '&, &:hover': { backgroundColor: theme.vars.palette.plate.main, color: theme.vars.palette.plate.on },
}));
