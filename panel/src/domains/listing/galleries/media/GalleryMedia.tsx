import type { Gallery } from '@bellbird/contract/listing/galleries';
import type { Provider } from '@bellbird/contract/listing/providers';
import { LIMITED_PACKAGE_PHOTOS } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import Upload from 'lucide-react/icons/upload';
import Video from 'lucide-react/icons/video';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { supportLinks } from '#platform/config/support.ts';
import { lazyPart, pagePart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useConsent } from '../consent/consent.ts';
import { ConsentGiven } from '../consent/ConsentGiven.tsx';
import { ConsentMissing } from '../consent/ConsentMissing.tsx';
import { galleryOptions, mediaOptions } from '../galleries.queries.ts';
import { useInstagramVisit } from '../instagram/use-instagram-visit.ts';
import { UnfinishedNote } from '../uploads/UnfinishedNote.tsx';
import { GalleryMenu } from '../provider/GalleryMenu.tsx';
import { useCanChangeMedia } from '../use-can-change-media.ts';
import { MediaSkeletons } from './MediaSkeletons.tsx';
import { FILTERS, useMediaListing } from './use-media-listing.ts';
import { usePhotoAllowance } from './use-photo-allowance.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';
import css from './GalleryMedia.module.css';

export const MediaGrid = pagePart(() => import('./MediaGrid.tsx'), 'MediaGrid');
const UploadDialog = lazyPart(() => import('./UploadDialog.tsx'), 'UploadDialog');
const VideoDialog = lazyPart(() => import('./VideoDialog.tsx'), 'VideoDialog');
const InstagramDialog = lazyPart(() => import('../instagram/InstagramDialog.tsx'), 'InstagramDialog');
const GalleryDialog = lazyPart(() => import('../provider/GalleryDialog.tsx'), 'GalleryDialog');

type Opened = { kind: 'upload'; files: readonly File[] } | { kind: 'video' } | { kind: 'rename' };

/** One gallery: its media in the order couples see them, and the actions to add more. */
export function GalleryMedia({ provider, galleryId }: { provider: Provider; galleryId: number }) {
  const { t } = useTranslation('galleries');
  const consent = useConsent();
  const gallery = useQuery(galleryOptions(galleryId));
  const { listing, visitId, show, turnTo } = useMediaListing(galleryId);
  const media = useQuery(mediaOptions(listing));
  const uploads = usePhotoUploads(provider.id, galleryId);
  const [opened, setOpened] = useState<Opened>();
  const mayChange = useCanChangeMedia();
  const close = () => setOpened(undefined);
  const open = async (what: Opened) => {
    if (await consent()) setOpened(what);
  };
  const visitInstagram = useInstagramVisit(provider.id, galleryId);
  const { room, hasRoom } = usePhotoAllowance(provider.id);
  const offerUpgrade = useUpgrade();
  const offerPhotos = () => offerUpgrade('photos', provider.id);
  const isFull = room === 0;
  const withRoom = async (add: () => void) => ((await hasRoom()) ? add() : offerPhotos());
  const upload = (files: readonly File[] = []) => void withRoom(() => void open({ kind: 'upload', files }));
  const leaveForInstagram = visitInstagram && (() => void withRoom(visitInstagram));

  if (isMissing(gallery.error) || (gallery.data && gallery.data.providerId !== provider.id))
    return <Missing provider={provider} />;
  if (gallery.isLoadingError || media.isLoadingError) {
    return (
      <Page>
        <Card>
          <ErrorState
            headingLevel="h1"
            title={t('media.failed')}
            onRetry={() => void Promise.all([gallery.refetch(), media.refetch()])}
            support={supportLinks()}
          />
        </Card>
      </Page>
    );
  }
  const { counts } = gallery.data ?? {};
  return (
    <Page>
      <Head
        provider={provider}
        gallery={gallery.data}
        mayChange={mayChange}
        isFull={isFull}
        onUpload={() => upload()}
        onVideo={() => void open({ kind: 'video' })}
        onRename={() => setOpened({ kind: 'rename' })}
        onInstagram={leaveForInstagram}
      />
      <ConsentMissing />
      {!mayChange && (
        <div className={css.spaced}>
          <Note>{t('media.restricted')}</Note>
        </div>
      )}
      {mayChange && room !== undefined && (
        <div className={css.spaced}>
          <Note
            action={
              <Button size="small" aria-haspopup="dialog" onClick={offerPhotos}>
                {t('media.morePhotos')}
              </Button>
            }
          >
            {t('media.room', { count: room, all: LIMITED_PACKAGE_PHOTOS })}
          </Note>
        </div>
      )}
      <Row justify="between" wrap mb={4} className={css.bar}>
        <FilterChips>
          <FilterChip
            label={t('filter.all')}
            on={!listing.show}
            onClick={() => show(undefined)}
            {...(counts && { count: counts.all })}
          />
          {FILTERS.map((filter) => (
            <FilterChip
              key={filter}
              label={t(`filter.${filter}`)}
              on={listing.show === filter}
              hot={filter === 'rejected' && (counts?.rejected ?? 0) > 0}
              onClick={() => show(listing.show === filter ? undefined : filter)}
              {...(counts && { count: counts[filter] })}
            />
          ))}
        </FilterChips>
        <Quiet component="span" className={css.rule}>
          <Info aria-hidden />
          {t('media.rule')}
        </Quiet>
      </Row>
      {mayChange && <UnfinishedNote galleryId={galleryId} />}
      <Suspense fallback={<MediaSkeletons />}>
        {gallery.data && media.data ? (
          <MediaGrid
            gallery={gallery.data}
            listing={listing}
            media={media.data}
            isBusy={media.isPlaceholderData}
            uploads={uploads}
            mayChange={mayChange}
            onFiles={upload}
            onPage={turnTo}
          />
        ) : (
          <MediaSkeletons />
        )}
      </Suspense>
      <ConsentGiven />
      {opened?.kind === 'upload' && (
        <UploadDialog
          files={opened.files}
          goals={[{ galleryId, name: gallery.data?.name ?? '' }]}
          onUpload={(files, _galleryId, tags) => uploads.add(files, tags)}
          onClose={close}
        />
      )}
      {opened?.kind === 'video' && <VideoDialog galleryId={galleryId} onClose={close} />}
      {visitId && <InstagramDialog key={visitId} visitId={visitId} onClose={() => show(listing.show)} />}
      {opened?.kind === 'rename' && <GalleryDialog providerId={provider.id} gallery={gallery.data} onClose={close} />}
    </Page>
  );
}

type HeadProps = {
  provider: Provider;
  gallery: Gallery | undefined;
  mayChange: boolean;
  isFull: boolean;
  onUpload: () => void;
  onVideo: () => void;
  onRename: () => void;
  onInstagram: (() => void) | undefined;
};

function Head({ provider, gallery, mayChange, isFull, onUpload, onVideo, onRename, onInstagram }: HeadProps) {
  const { t } = useTranslation('galleries');
  const navigate = useNavigate();
  const path = pathTo('providerGallery', { providerId: provider.id });
  return (
    <PageHeader
      before={
        <IconButton
          className={css.back}
          component={Link}
          to={path}
          aria-label={t('media.back', { provider: provider.name })}
          icon={ArrowLeft}
        />
      }
      title={
        gallery ? (
          gallery.name
        ) : (
          <span data-fill="gallery">
            <Skeleton variant="line" width="12ch" />
          </span>
        )
      }
      lead={gallery ? toLead(gallery, t) : <Skeleton variant="line" width="40ch" />}
      quick={
        gallery && (
          <GalleryMenu
            gallery={gallery}
            onRename={onRename}
            onDeleted={() => void navigate({ to: path as string })}
            onInstagram={mayChange ? onInstagram : undefined}
          />
        )
      }
      primary={
        mayChange && (
          <>
            <Button startIcon={<Video />} onClick={onVideo}>
              {t('media.addVideo')}
            </Button>
            <PrimaryButton startIcon={isFull ? <Lock /> : <Upload />} onClick={onUpload}>
              {t('media.upload')}
            </PrimaryButton>
          </>
        )
      }
    />
  );
}

function toLead({ counts, status }: Gallery, t: ReturnType<typeof useTranslation>['t']): string {
  const held = [t('photos', { count: counts.photos }), counts.videos > 0 && t('videos', { count: counts.videos })];
  const words = counts.all === 0 ? 'media.leadEmpty' : status === 'active' ? 'media.lead' : 'media.leadPassive';
  return t(words, { held: held.filter(Boolean).join(', ') });
}

function Missing({ provider }: { provider: Provider }) {
  const { t } = useTranslation('galleries');
  return (
    <Page>
      <Card>
        <EmptyState
          headingLevel="h1"
          drawing={<QuietNest />}
          title={t('media.missingTitle')}
          text={t('media.missingText')}
          actions={
            <PrimaryButton component={Link} to={pathTo('providerGallery', { providerId: provider.id })}>
              {t('media.back', { provider: provider.name })}
            </PrimaryButton>
          }
        />
      </Card>
    </Page>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
