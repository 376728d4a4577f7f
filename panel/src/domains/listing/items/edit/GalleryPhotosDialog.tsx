import { useInfiniteQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { galleryPhotosOptions } from '../items.queries.ts';
import css from './GalleryPhotosDialog.module.css';

type GalleryPhotosDialogProps = {
  providerId: number;
  /** How many can still be added. */
  room: number;
  onChoose: (mediaIds: number[]) => void;
  onClose: () => void;
};

/** Chooses published photos of the provider’s galleries as pictures of a product. */
export function GalleryPhotosDialog({ providerId, room, onChoose, onClose }: GalleryPhotosDialogProps) {
  const { t } = useTranslation('items');
  const photos = useInfiniteQuery(galleryPhotosOptions(providerId));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const all = photos.data?.pages.flatMap((page) => page.data);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id].slice(0, room));
  return (
    <Dialog title={t('fromGallery.title')} onClose={onClose} maxWidth="md">
      <DialogContent aria-busy={photos.isPending}>
        {photos.isLoadingError ? (
          <ErrorState onRetry={() => void photos.refetch()} />
        ) : !all ? (
          <Skeleton variant="rounded" height={240} />
        ) : all.length === 0 ? (
          <EmptyState title={t('fromGallery.emptyTitle')} text={t('fromGallery.emptyText')} />
        ) : (
          <Grid component="ul" gap={2} className={css.grid}>
            {all.map(({ id, picture, caption }, at) => (
              <li key={id}>
                <PlainButton
                  className={css.photo}
                  aria-pressed={chosen.includes(id)}
                  aria-label={caption || t('fromGallery.photo', { number: at + 1 })}
                  disabled={!chosen.includes(id) && chosen.length >= room}
                  onClick={() => toggle(id)}
                >
                  <img
                    src={picture?.sources[0]?.url}
                    style={picture ? { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` } : undefined}
                    alt=""
                    loading="lazy"
                  />
                  {chosen.includes(id) && <Check aria-hidden />}
                </PlainButton>
              </li>
            ))}
          </Grid>
        )}
        {photos.hasNextPage && (
          <Button loading={photos.isFetchingNextPage} onClick={() => void photos.fetchNextPage()}>
            {t('fromGallery.more')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <PrimaryButton
          disabled={chosen.length === 0}
          onClick={() => {
            onChoose([...chosen]);
            onClose();
          }}
        >
          {t('fromGallery.use', { count: chosen.length })}
        </PrimaryButton>
      </DialogActions>
    </Dialog>
  );
}
