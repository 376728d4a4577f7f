import type { Gallery, Medium } from '@bellbird/contract/listing/galleries';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import Crop from 'lucide-react/icons/crop';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Image from 'lucide-react/icons/image';
import Pencil from 'lucide-react/icons/pencil';
import Replace from 'lucide-react/icons/replace';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Divider, MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
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
  const { id, status, tags, caption, version } = medium;
  const isPhoto = medium.type === 'photo';
  const other = status === 'active' ? 'passive' : 'active';
  const isLastPhoto = isPhoto && gallery.counts.photos === 1 && gallery.status === 'active';

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
      <MoreMenu label={t('medium.more', { name })}>
        <MenuItem onClick={edit} icon={Pencil} label={t('medium.edit')} />
        {isPhoto && <MenuItem disabled={medium.isMain} onClick={makeMain} icon={Star} label={t('medium.makeMain')} />}
        {isPhoto && status !== 'rejected' && (
          <MenuItem
            disabled={gallery.coverMediaId === id}
            onClick={makeCover}
            icon={Image}
            label={t('medium.makeCover')}
          />
        )}
        {(status === 'active' || status === 'passive') && (
          <MenuItem onClick={turn} icon={other === 'active' ? Eye : EyeOff} label={t(`medium.turn.${other}`)} />
        )}
        {isPhoto && <MenuItem onClick={crop} icon={Crop} label={t('medium.editPhoto')} />}
        {isPhoto && <MenuItem onClick={onReplace} icon={Replace} label={t('medium.replacePhoto')} />}
        <Divider />
        <MenuItem disabled={medium.order === 1} onClick={() => move(1)} icon={ChevronFirst} label={t('move.first')} />
        <MenuItem
          disabled={medium.order >= gallery.counts.all}
          onClick={() => move(gallery.counts.all)}
          icon={ChevronLast}
          label={t('move.last')}
        />
        <Divider />
        <MenuItem onClick={remove} icon={Trash2} label={t('delete')} />
      </MoreMenu>
      {isCropping && <PhotoEditDialog medium={medium} onClose={() => setCropping(false)} />}
    </>
  );
}
