import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Images from 'lucide-react/icons/images';
import Tag from 'lucide-react/icons/tag';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRef } from 'react';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { incomingPhotos } from '#platform/uploads/incoming-photos.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { acceptOf } from '#ui/uploads/limits.ts';
import hidden from '#ui/VisuallyHidden.module.css';

const PHOTOS = acceptOf(imageUpload({ required: true }));

/** What the user may add. */
export type May = {
  readonly photos: boolean;
  /** The provider whose calendar it is. */
  readonly calendar: number | undefined;
  readonly offer: boolean;
  readonly user: boolean;
};

type QuickAddMenuProps = { may: May; anchor: HTMLElement; open: boolean; onClose: () => void };

export function QuickAddMenu({ may, anchor, open, onClose: close }: QuickAddMenuProps) {
  const { t } = useTranslation('home');
  const photos = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  return (
    <>
      <Menu open={open} anchorEl={anchor} align="end" onClose={close}>
        {may.photos && <MenuItem onClick={() => photos.current?.click()} icon={Images} label={t('add.photos')} />}
        {may.calendar !== undefined && (
          <MenuItem
            component={Link}
            to={pathTo('providerCalendar', { id: may.calendar })}

            icon={CalendarPlus}
            label={t('add.hold')}
          />
        )}
        {may.offer && (
          <MenuItem
            component={Link}
            to={pathTo('discounts')}
            search={{ open: 'new' }}

            icon={Tag}
            label={t('add.offer')}
          />
        )}
        {may.user && (
          <MenuItem
            component={Link}
            to={pathTo('customerUsers')}
            search={{ user: 'new' }}

            icon={UserPlus}
            label={t('add.user')}
          />
        )}
      </Menu>
      <input
        ref={photos}
        className={hidden.visuallyHidden}
        type="file"
        multiple
        tabIndex={-1}
        accept={PHOTOS}
        aria-label={t('add.photos')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length === 0) return;
          incomingPhotos.set(files);
          void navigate({ to: pathTo('galleries') });
        }}
      />
    </>
  );
}
