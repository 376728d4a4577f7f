import type { Gallery, Medium } from '@bellbird/contract/listing/galleries';
import { useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showAtOnce } from '#platform/query/show-at-once.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Pager } from '#ui/list/Pager.tsx';
import { SelectionBar } from '#ui/list/SelectionBar.tsx';
import { type RowId, toggled } from '#ui/list/types.ts';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { PHOTO_RULE } from '#ui/uploads/fit-photo.ts';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { useConsent } from '../consent/consent.ts';
import { type MediaListing, changeMedias, mediaOptions, moveMedium } from '../galleries.queries.ts';
import { Arrange, Place } from '../parts/Arrange.tsx';
import { Picture } from '../parts/Picture.tsx';
import { reorder } from '../parts/reorder.ts';
import { useGalleryChange } from '../use-gallery-change.ts';
import { Grid } from './grid.ts';
import { MediaTile } from './MediaTile.tsx';
import { UploadTile } from './UploadTile.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';
import { VideoFace } from './VideoFace.tsx';
import css from './MediaGrid.module.css';

const MediumDialog = lazyPart(() => import('./MediumDialog.tsx'), 'MediumDialog');
const TagDialog = lazyPart(() => import('./TagDialog.tsx'), 'TagDialog');
const Lightbox = lazyPart(() => import('./Lightbox.tsx'), 'Lightbox');

type Opened = { kind: 'edit' | 'look'; id: number } | { kind: 'tag' };

type MediaGridProps = {
  gallery: Gallery;
  listing: MediaListing;
  media: { data: Medium[]; meta: { total: number; page: number; limit: number } };
  isBusy: boolean;
  uploads: PhotoUploads;
  mayChange: boolean;
  onFiles: (files: readonly File[]) => void;
  onPage: (page: number) => void;
};

/** The media of a gallery: view, sort, and change one or several. */
export function MediaGrid({ gallery, listing, media, isBusy, uploads, mayChange, onFiles, onPage }: MediaGridProps) {
  const { t } = useTranslation('galleries');
  const [opened, setOpened] = useState<Opened>();
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const move = useMove(listing);
  const { data, meta } = media;
  const chosen = data.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const isLastPage = meta.page * meta.limit >= meta.total;
  const arriving = isLastPage && !listing.show ? uploads.open : [];
  const edited = opened?.kind === 'edit' ? data.find(({ id }) => id === opened.id) : undefined;
  const lookedAt = opened?.kind === 'look' ? data.findIndex(({ id }) => id === opened.id) : -1;
  const clear = () => setSelected(new Set());

  if (data.length === 0 && arriving.length === 0)
    return <Nothing isFiltered={listing.show !== undefined} mayChange={mayChange} onFiles={onFiles} />;
  return (
    <>
      <Arrange items={data} onMove={move} renderFlying={(medium) => <Flying medium={medium} />}>
        <Grid aria-label={t('media.label', { name: gallery.name })} aria-busy={isBusy}>
          {data.map((medium, at) => {
            const isLarge = medium.isMain && at === 0 && !listing.show;
            return (
              <Place
                key={medium.id}
                id={medium.id}
                isLarge={isLarge}
                render={(handle) => (
                  <MediaTile
                    gallery={gallery}
                    medium={medium}
                    isLarge={isLarge}
                    isFirst={at < 4}
                    mayChange={mayChange}
                    isSelected={selected.has(medium.id)}
                    onSelect={() => setSelected((before) => toggled(before, medium.id))}
                    onLook={() => setOpened({ kind: 'look', id: medium.id })}
                    onEdit={() => setOpened({ kind: 'edit', id: medium.id })}
                    onMove={(position) => move(medium, position)}
                    handle={handle}
                  />
                )}
              />
            );
          })}
          {arriving.map((item) => (
            <UploadTile key={item.id} item={item} uploads={uploads} />
          ))}
          {mayChange && isLastPage && !listing.show && (
            <li className={css.dropPlace}>
              <DropPhotos onFiles={onFiles} />
            </li>
          )}
        </Grid>
      </Arrange>
      {meta.total > meta.limit && <Pager {...meta} onPage={onPage} />}
      {chosen.length > 0 && (
        <Together ids={chosen} media={data} onTag={() => setOpened({ kind: 'tag' })} onDone={clear} />
      )}
      {edited && <MediumDialog key={edited.id} medium={edited} onClose={() => setOpened(undefined)} />}
      {opened?.kind === 'tag' && (
        <TagDialog
          ids={chosen}
          onClose={(isDone) => {
            setOpened(undefined);
            if (isDone) clear();
          }}
        />
      )}
      {lookedAt >= 0 && (
        <Lightbox
          media={data}
          at={lookedAt}
          onGo={(at) => setOpened({ kind: 'look', id: data[at]?.id ?? 0 })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

type MediaPage = { data: Medium[] };

/** Shown before the server confirms it. */
function useMove(listing: MediaListing) {
  const queries = useQueryClient();
  const change = useGalleryChange();
  return (medium: Medium, position: number) =>
    void change({
      work: async () => {
        const { queryKey } = mediaOptions(listing);
        await showAtOnce<MediaPage>(queries, { queryKey, exact: true }, (known) => ({
          ...known,
          data: reorder(known.data, medium.id, position),
        }));
        return moveMedium(medium.id, position);
      },
    });
}

type TogetherProps = { ids: number[]; media: readonly Medium[]; onTag: () => void; onDone: () => void };

function Together({ ids, media, onTag, onDone }: TogetherProps) {
  const { t } = useTranslation('galleries');
  const confirm = useConfirm();
  const consent = useConsent();
  const change = useGalleryChange();
  const statuses = new Set(media.filter(({ id }) => ids.includes(id)).map(({ status }) => status));

  const turn = async (status: 'active' | 'passive') => {
    const work = () => changeMedias({ type: 'status', mediaIds: ids, status });
    if (await change({ work, done: t(`bulk.turned.${status}`) })) onDone();
  };
  const remove = async () => {
    const question = {
      title: t('bulk.deleteTitle', { count: ids.length }),
      text: t('bulk.deleteText'),
      confirm: t('delete'),
      danger: true,
    };
    if (!(await consent()) || !(await confirm(question))) return;
    const work = () => changeMedias({ type: 'delete', mediaIds: ids });
    if (await change({ work, done: t('bulk.deleted', { count: ids.length }) })) onDone();
  };
  const tag = async () => {
    if (await consent()) onTag();
  };

  const actions = [
    { key: 'tag', label: t('bulk.tag'), icon: <Tags />, onClick: () => void tag() },
    ...(statuses.has('active')
      ? [{ key: 'hide', label: t('medium.turn.passive'), icon: <EyeOff />, onClick: () => void turn('passive') }]
      : []),
    ...(statuses.has('passive')
      ? [{ key: 'show', label: t('medium.turn.active'), icon: <Eye />, onClick: () => void turn('active') }]
      : []),
    { key: 'delete', label: t('delete'), icon: <Trash2 />, onClick: () => void remove(), danger: true },
  ];
  return <SelectionBar count={ids.length} actions={actions} onClear={onDone} />;
}

type NothingProps = { isFiltered: boolean; mayChange: boolean; onFiles: (files: readonly File[]) => void };

function Nothing({ isFiltered, mayChange, onFiles }: NothingProps) {
  const { t } = useTranslation('galleries');
  if (isFiltered || !mayChange) {
    return (
      <Card>
        <EmptyState title={t(isFiltered ? 'media.noneTitle' : 'media.emptyTitle')} text={t('media.noneText')} />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState title={t('media.emptyTitle')} text={t('media.emptyText')} />
      <div className={css.invitation}>
        <DropPhotos onFiles={onFiles} />
      </div>
    </Card>
  );
}

function DropPhotos({ onFiles }: Pick<MediaGridProps, 'onFiles'>) {
  const { t } = useTranslation('galleries');
  const ui = useUiText();
  return (
    <DropZone
      multiple
      input={{ 'aria-label': t('media.drop') }}
      accept={acceptOf(PHOTO_RULE)}
      limits={limitsText(PHOTO_RULE, ui)}
      onFiles={onFiles}
    />
  );
}

function Flying({ medium }: { medium: Medium }) {
  return (
    <div className={css.air}>
      {medium.picture ? (
        <Picture photo={medium.picture} sizes="330px" />
      ) : (
        medium.video && <VideoFace host={medium.video.host} />
      )}
    </div>
  );
}
