import type { Gallery } from '@bellbird/contract/listing/galleries';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ImageDown from 'lucide-react/icons/image-down';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { id, name, status, coverMediaId, version, counts } = gallery;
  const other = status === 'active' ? 'passive' : 'active';
  // Couples cannot see a gallery without photos.
  const isImpossible = other === 'active' && counts.photos === 0;

  const pick = (work: () => Promise<unknown>) => () => {
    setAnchor(null);
    void work();
  };
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
    <>
      <IconButton
        aria-label={t('gallery.more', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={pick(rename)}>
          <Pencil />
          {t('gallery.rename')}
        </MenuItem>
        {onInstagram && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              onInstagram();
            }}
          >
            <ImageDown />
            {t('instagram.import')}
          </MenuItem>
        )}
        <MenuItem disabled={isImpossible} onClick={pick(turn)}>
          {other === 'active' ? <Eye /> : <EyeOff />}
          {t(isImpossible ? 'gallery.needsPhoto' : `gallery.turn.${other}`)}
        </MenuItem>
        {canChangeMedia && (
          <MenuItem onClick={pick(remove)}>
            <Trash2 />
            {t('gallery.delete')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
