import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useLoginState, useUser } from '#platform/session/use-session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useBeside } from '#ui/overlays/use-beside.ts';
import css from './UserButton.module.css';

const UserMenu = lazyPart(() => import('./UserMenu.tsx'), 'UserMenu');

/** The user's name and picture; opens the user menu. */
export function UserButton({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useTranslation('layout');
  const user = useUser();
  const { isOpen, open, popup } = useBeside();
  const state = useLoginState();
  const staffName = state.status === 'loggedIn' ? state.token.staffName : undefined;
  const userName = user ? `${user.name} ${user.surname}` : (staffName ?? t('userMenu.team'));
  const customerName = user?.customer.name ?? t(staffName ? 'userMenu.team' : 'brand');
  return (
    <>
      <PlainButton
        className={css.who}
        data-in-drawer={inDrawer || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void UserMenu.preload()}
        onClick={open}
      >
        <VisuallyHidden>{t('userMenu.label')}</VisuallyHidden>
        <Avatar name={userName} size="small" {...(user?.details.imageUrl && { src: user.details.imageUrl })} />
        <span className={css.names}>
          <b>{userName}</b>
          <small>{customerName}</small>
        </span>
        <ChevronDown size={16} aria-hidden />
      </PlainButton>
      {popup && <UserMenu {...popup} userId={user?.id} userName={userName} customerName={customerName} />}
    </>
  );
}
