import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';

const QuickAddMenu = lazyPart(() => import('./QuickAddMenu.tsx'), 'QuickAddMenu');

/** What vendors add most, from the home page: two presses to each form. Its menu loads when it is about to open. */
export function QuickAdd() {
  const { t } = useTranslation('home');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
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
      <PrimaryButton
        startIcon={<Plus aria-hidden />}
        aria-haspopup="menu"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
      >
        {t('add.open')}
      </PrimaryButton>
      <Suspense>
        {anchor && <QuickAddMenu may={may} anchor={anchor} open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
