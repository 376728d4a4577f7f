import type { Gallery, Medium } from '@bellbird/contract/listing/galleries';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import Crop from 'lucide-react/icons/crop';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Image from 'lucide-react/icons/image';
import Pencil from 'lucide-react/icons/pencil';
import Replace from 'lucide-react/icons/replace';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { useConsent } from '../consent/consent.ts';
import { changeMedias, moveMedium, setMainImage, updateGallery, updateMedium } from '../galleries.queries.ts';
import { useGalleryChange } from '../use-gallery-change.ts';
import { useMediumName } from './use-medium-name.ts';

const PhotoEditDialog = lazyPart(() => import('../edit/PhotoEditDialog.tsx'), 'PhotoEditDialog');

type MediaMenuProps = { gallery: Gallery; medium: Medium; onEdit: () => void; onReplace: () => void };

/** The menu of one medium. */
export function MediaMenu({ gallery, medium, onEdit, onReplace }: MediaMenuProps) {
  const { t } = useTranslation('galleries');
  const confirm = useConfirm();
  const consent = useConsent();
  const change = useGalleryChange();
  const name = useMediumName()(medium);
  const [isCropping, setCropping] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { id, status, tags, caption, version } = medium;
  const isPhoto = medium.type === 'photo';
  const other = status === 'active' ? 'passive' : 'active';
  const isLastPhoto = isPhoto && gallery.counts.photos === 1 && gallery.status === 'active';

  const pick = (work: () => unknown) => () => {
    setAnchor(null);
    void work();
  };
  const edit = async () => {
    if (await consent()) onEdit();
  };
  const crop = async () => {
    if (await consent()) setCropping(true);
  };
  const turn = () =>
    change({
      work: () => updateMedium(id, { tags, caption, version, status: other }),
      done: t(`bulk.turned.${other}`),
    });
  const makeMain = () => change({ work: () => setMainImage(medium.providerId, id), done: t('medium.isMain') });
  const makeCover = () => {
    const { name: galleryName, status: galleryStatus, version: galleryVersion } = gallery;
    const form = { name: galleryName, status: galleryStatus, coverMediaId: id, version: galleryVersion };
    return change({ work: () => updateGallery(gallery.id, form), done: t('medium.isCover') });
  };
  const move = (position: number) => change({ work: () => moveMedium(id, position) });
  const remove = async () => {
    const question = {
      title: t('medium.deleteTitle', { name }),
      text: t(isLastPhoto ? 'medium.deleteLast' : 'bulk.deleteText'),
      confirm: t('delete'),
      danger: true,
    };
    if (!(await consent()) || !(await confirm(question))) return;
    const work = () => changeMedias({ type: 'delete', mediaIds: [id] });
    await change({ work, done: t('bulk.deleted', { count: 1 }) });
  };

  return (
    <>
      <IconButton
        aria-label={t('medium.more', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={pick(edit)}>
          <Pencil />
          {t('medium.edit')}
        </MenuItem>
        {isPhoto && (
          <MenuItem disabled={medium.isMain} onClick={pick(makeMain)}>
            <Star />
            {t('medium.makeMain')}
          </MenuItem>
        )}
        {isPhoto && status !== 'rejected' && (
          <MenuItem disabled={gallery.coverMediaId === id} onClick={pick(makeCover)}>
            <Image />
            {t('medium.makeCover')}
          </MenuItem>
        )}
        {(status === 'active' || status === 'passive') && (
          <MenuItem onClick={pick(turn)}>
            {other === 'active' ? <Eye /> : <EyeOff />}
            {t(`medium.turn.${other}`)}
          </MenuItem>
        )}
        {isPhoto && (
          <MenuItem onClick={pick(crop)}>
            <Crop />
            {t('medium.editPhoto')}
          </MenuItem>
        )}
        {isPhoto && (
          <MenuItem onClick={pick(onReplace)}>
            <Replace />
            {t('medium.replacePhoto')}
          </MenuItem>
        )}
        <Divider />
        <MenuItem disabled={medium.order === 1} onClick={pick(() => move(1))}>
          <ChevronFirst />
          {t('move.first')}
        </MenuItem>
        <MenuItem disabled={medium.order >= gallery.counts.all} onClick={pick(() => move(gallery.counts.all))}>
          <ChevronLast />
          {t('move.last')}
        </MenuItem>
        <Divider />
        <MenuItem onClick={pick(remove)}>
          <Trash2 />
          {t('delete')}
        </MenuItem>
      </Menu>
      <Suspense>{isCropping && <PhotoEditDialog medium={medium} onClose={() => setCropping(false)} />}</Suspense>
    </>
  );
}
