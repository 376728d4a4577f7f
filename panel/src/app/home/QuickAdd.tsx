import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Images from 'lucide-react/icons/images';
import Plus from 'lucide-react/icons/plus';
import Tag from 'lucide-react/icons/tag';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRef, useState } from 'react';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { incomingPhotos } from '#platform/uploads/incoming-photos.ts';
import { Button } from '#ui/Button.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { acceptOf } from '#ui/uploads/limits.ts';
import css from './QuickAdd.module.css';

const PHOTOS = acceptOf(imageUpload({ required: true }));

/** What vendors add most, from the home page: two presses to each form. */
export function QuickAdd() {
  const { t } = useTranslation('home');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const photos = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isActing = useActing() !== undefined;
  const canManage = useUser()?.details.canManage === true;
  const [calendar] = useProvidersFor('calendar');
  const may = {
    photos: useProvidersFor('gallery').length > 0,
    offer: useProvidersFor('discounts').length > 0,
    user: canManage && !isActing,
  };
  const close = () => setAnchor(null);
  if (!calendar && !Object.values(may).includes(true)) return null;
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        startIcon={<Plus aria-hidden />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('add.open')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} align="end" onClose={close}>
        {may.photos && (
          <MenuItem
            onClick={() => {
              close();
              photos.current?.click();
            }}
          >
            <Images aria-hidden />
            {t('add.photos')}
          </MenuItem>
        )}
        {calendar && (
          <MenuItem component={Link} to={pathTo('providerCalendar', { id: calendar.id })} onClick={close}>
            <CalendarPlus aria-hidden />
            {t('add.hold')}
          </MenuItem>
        )}
        {may.offer && (
          <MenuItem component={Link} to={pathTo('discounts')} search={{ open: 'new' }} onClick={close}>
            <Tag aria-hidden />
            {t('add.offer')}
          </MenuItem>
        )}
        {may.user && (
          <MenuItem component={Link} to={pathTo('customerUsers')} search={{ user: 'new' }} onClick={close}>
            <UserPlus aria-hidden />
            {t('add.user')}
          </MenuItem>
        )}
      </Menu>
      <input
        ref={photos}
        className={css.input}
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
