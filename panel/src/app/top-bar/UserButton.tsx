import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useLoginState, useUser } from '#platform/session/use-session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const UserMenu = lazyPart(() => import('./UserMenu.tsx'), 'UserMenu');

/** The user's name and picture; opens the user menu. */
export function UserButton() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const state = useLoginState();
  const staffName = state.status === 'loggedIn' ? state.token.staffName : undefined;
  const userName = user ? `${user.name} ${user.surname}` : (staffName ?? t('userMenu.team'));
  const customerName = user?.customer.name ?? t(staffName ? 'userMenu.team' : 'brand');
  return (
    <>
      <Who
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void UserMenu.preload()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
      >
        <VisuallyHidden>{t('userMenu.label')}</VisuallyHidden>
        <Avatar name={userName} size="small" {...(user?.details.imageUrl && { src: user.details.imageUrl })} />
        <Names>
          <b>{userName}</b>
          <small>{customerName}</small>
        </Names>
        <ChevronDown size={16} aria-hidden />
      </Who>
      <Suspense>
        {anchor && (
          <UserMenu
            anchor={anchor}
            open={isOpen}
            userId={user?.id}
            userName={userName}
            customerName={customerName}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const Who = styled(ButtonBase)(({ theme }) => ({
  gap: 12,
  minHeight: 40,
  padding: '4px 8px',
  borderRadius: theme.shape.borderRadius,
  textAlign: 'start',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 7%, transparent)' },
  [theme.breakpoints.down('md')]: { minWidth: 40, padding: 6, '& > svg': { display: 'none' } },
}));

const Names = styled('span')(({ theme }) => ({
  display: 'grid',
  maxWidth: 220,
  '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { ...theme.typography.subtitle2, lineHeight: '18px' },
  '& small': {
    ...theme.typography.caption,
    fontWeight: 400,
    color: `color-mix(in srgb, ${theme.vars.palette.bar.on} 70%, ${theme.vars.palette.bar.main})`,
  },
  // On phones only the picture is visible; screen readers still get the names.
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));
