import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { useBeside } from '#ui/overlays/use-beside.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';

const QuickAddMenu = lazyPart(() => import('./QuickAddMenu.tsx'), 'QuickAddMenu');

/** What vendors add most, from the home page: two presses to each form. Its menu loads when it is about to open. */
export function QuickAdd() {
  const { t } = useTranslation('home');
  const { open, popup } = useBeside();
  // On a desk, answering couples is the filled button.
  const isFloating = useMediaQuery('(width < 1000px)');
  const isActing = useActing() !== undefined;
  const canManage = useUser()?.details.canManage === true;
  const may = {
    calendar: useProvidersFor('calendar')[0]?.id,
    photos: useProvidersFor('gallery').length > 0,
    offer: useProvidersFor('discounts').length > 0,
    user: canManage && !isActing,
  };
  if (!Object.values(may).some(Boolean)) return null;
  const prepare = () => void QuickAddMenu.preload();
  return (
    <>
      <Button
        {...(isFloating && { variant: 'contained', color: 'primary' })}
        startIcon={<Plus aria-hidden />}
        aria-haspopup="menu"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {t('add.open')}
      </Button>
      {popup && <QuickAddMenu {...popup} may={may} />}
    </>
  );
}
