import type { Gallery } from '@bellbird/contract/listing/galleries';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showAtOnce } from '#platform/query/show-at-once.ts';
import { lazyPart, pagePart } from '#loading/lazy-part.ts';
import { supportLinks } from '#platform/config/support.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { useConsent } from '../consent/consent.ts';
import { ConsentGiven } from '../consent/ConsentGiven.tsx';
import { ConsentMissing } from '../consent/ConsentMissing.tsx';
import { moveGallery, providerGalleriesOptions } from '../galleries.queries.ts';
import { reorder } from '../parts/reorder.ts';
import { TileSkeletons } from '../parts/TileSkeletons.tsx';
import { useGalleryChange } from '../use-gallery-change.ts';

const GalleryDialog = lazyPart(() => import('./GalleryDialog.tsx'), 'GalleryDialog');
const GalleryTiles = pagePart(() => import('./GalleryTiles.tsx'), 'GalleryTiles');

/** The galleries of a provider in the order couples see them. */
export function GalleryList({ provider }: { provider: Provider }) {
  const { t } = useTranslation('galleries');
  const consent = useConsent();
  const options = providerGalleriesOptions(provider.id);
  const galleries = useQuery(options);
  const [edited, setEdited] = useState<Gallery | 'new'>();
  const move = useMove(provider.id);
  const add = async () => {
    if (await consent()) setEdited('new');
  };
  const isEmpty = galleries.data?.length === 0;
  const addButton = (
    <PrimaryButton startIcon={<Plus />} onClick={() => void add()}>
      {t('provider.add')}
    </PrimaryButton>
  );
  return (
    <Page>
      <PageHeader
        title={t('provider.title', { provider: provider.name })}
        lead={t('provider.lead')}
        primary={isEmpty ? undefined : addButton}
      />
      <ConsentMissing />
      {galleries.isLoadingError ? (
        <Card>
          <ErrorState title={t('all.failed')} onRetry={() => void galleries.refetch()} support={supportLinks()} />
        </Card>
      ) : isEmpty ? (
        <Card>
          <EmptyState
            drawing={<QuietNest />}
            title={t('provider.emptyTitle')}
            text={t('provider.emptyText')}
            actions={addButton}
          />
        </Card>
      ) : (
        <Suspense fallback={<TileSkeletons />}>
          {galleries.data ? (
            <GalleryTiles galleries={galleries.data} onMove={move} onRename={setEdited} />
          ) : (
            <TileSkeletons />
          )}
        </Suspense>
      )}
      <ConsentGiven />
      {edited && (
        <GalleryDialog
          providerId={provider.id}
          gallery={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}

/** Shown before the server confirms it. */
function useMove(providerId: number) {
  const queries = useQueryClient();
  const change = useGalleryChange();
  return (gallery: Gallery, position: number) =>
    void change({
      work: async () => {
        const { queryKey } = providerGalleriesOptions(providerId);
        await showAtOnce<Gallery[]>(queries, { queryKey, exact: true }, (known) =>
          reorder(known, gallery.id, position),
        );
        return moveGallery(gallery.id, position);
      },
    });
}
