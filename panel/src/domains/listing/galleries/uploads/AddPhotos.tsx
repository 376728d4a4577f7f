import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { ConsentProvider } from '../consent/ConsentProvider.tsx';
import { useConsent } from '../consent/consent.ts';
import { allGalleriesOptions } from '../galleries.queries.ts';
import { UploadDialog } from '../media/UploadDialog.tsx';
import { describePhoto } from '../media/use-photo-uploads.ts';
import { addPhotos } from './photo-queue.ts';

type AddPhotosProps = { files: readonly File[]; onClose: () => void };

/** Photos without a gallery yet: chosen elsewhere, or shared with the panel. */
export function AddPhotos(props: AddPhotosProps) {
  return (
    <ConsentProvider>
      <ChooseGallery {...props} />
    </ConsentProvider>
  );
}

function ChooseGallery({ files, onClose }: AddPhotosProps) {
  const { t } = useTranslation('galleries');
  const galleries = useQuery(allGalleriesOptions({}));
  const providers = useProvidersFor('gallery');
  const consent = useConsent();
  const [isAgreed, setAgreed] = useState(false);
  const askFirst = useEffectEvent(async () => ((await consent()) ? setAgreed(true) : onClose()));
  useEffect(() => void askFirst(), []);
  if (!galleries.data || !isAgreed)
    return (
      <ClosableDialog title={t('upload.title')} maxWidth="sm" onClose={onClose}>
        <DialogContent aria-busy={!galleries.isLoadingError}>
          {galleries.isLoadingError ? (
            <ErrorState title={t('all.failed')} onRetry={() => void galleries.refetch()} />
          ) : (
            <Skeleton variant="rounded" height={240} />
          )}
        </DialogContent>
      </ClosableDialog>
    );
  const goals = providers.flatMap((provider) =>
    galleries.data
      .filter(({ providerId }) => providerId === provider.id)
      .map(({ id, name }) => ({
        galleryId: id,
        providerId: provider.id,
        name: providers.length > 1 ? `${provider.name}: ${name}` : name,
      })),
  );
  if (goals.length === 0) return <NoGallery providerId={providers[0]?.id} onClose={onClose} />;
  return (
    <UploadDialog
      files={files}
      goals={goals}
      onUpload={(chosen, galleryId, tags) => {
        const providerId = goals.find((goal) => goal.galleryId === galleryId)?.providerId ?? 0;
        addPhotos(chosen.map((file) => ({ file, photo: describePhoto(file, { providerId, galleryId, tags }) })));
      }}
      onClose={onClose}
    />
  );
}

function NoGallery({ providerId, onClose }: { providerId: number | undefined; onClose: () => void }) {
  const { t } = useTranslation('galleries');
  return (
    <ClosableDialog title={t('upload.title')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <EmptyState
          title={t('provider.emptyTitle')}
          text={t('provider.emptyText')}
          actions={
            providerId !== undefined && (
              <PrimaryButton component={Link} to={pathTo('providerGallery', { providerId })} onClick={onClose}>
                {t('provider.add')}
              </PrimaryButton>
            )
          }
        />
      </DialogContent>
    </ClosableDialog>
  );
}
