import type { Gallery } from '@bellbird/contract/listing/galleries';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ImageDown from 'lucide-react/icons/image-down';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { useConsent } from '../consent/consent.ts';
import { deleteGallery, updateGallery } from '../galleries.queries.ts';
import { useCanChangeMedia } from '../use-can-change-media.ts';
import { useGalleryChange } from '../use-gallery-change.ts';

type GalleryMenuProps = {
  gallery: Gallery;
  onRename: () => void;
  onDeleted?: () => void;
  /** Whether the user may add photos. */
  onInstagram?: (() => void) | undefined;
};

/** The menu of a gallery. */
export function GalleryMenu({ gallery, onRename, onDeleted, onInstagram }: GalleryMenuProps) {
  const { t } = useTranslation('galleries');
  const confirm = useConfirm();
  const consent = useConsent();
  const change = useGalleryChange();
  // Deleting a gallery deletes its media.
  const canChangeMedia = useCanChangeMedia();
  const { id, name, status, coverMediaId, version, counts } = gallery;
  const other = status === 'active' ? 'passive' : 'active';
  // Couples cannot see a gallery without photos.
  const isImpossible = other === 'active' && counts.photos === 0;

  const rename = async () => {
    if (await consent()) onRename();
  };
  const turn = () =>
    change({
      work: () => updateGallery(id, { name, status: other, coverMediaId, version }),
      done: t(`gallery.turned.${other}`, { name }),
    });
  const remove = async () => {
    const question = {
      title: t('gallery.deleteTitle', { name }),
      text: t('gallery.deleteText', { count: counts.all }),
      confirm: t('delete'),
      danger: true,
    };
    if (!(await consent()) || !(await confirm(question))) return;
    if (await change({ work: () => deleteGallery(id), done: t('gallery.deleted', { name }) })) onDeleted?.();
  };

  return (
    <MoreMenu label={t('gallery.more', { name })}>
      <MenuItem onClick={rename} icon={Pencil} label={t('gallery.rename')} />
      {onInstagram && <MenuItem onClick={onInstagram} icon={ImageDown} label={t('instagram.import')} />}
      <MenuItem
        disabled={isImpossible}
        onClick={turn}
        icon={other === 'active' ? Eye : EyeOff}
        label={t(isImpossible ? 'gallery.needsPhoto' : `gallery.turn.${other}`)}
      />
      {canChangeMedia && <MenuItem onClick={remove} icon={Trash2} label={t('gallery.delete')} />}
    </MoreMenu>
  );
}
