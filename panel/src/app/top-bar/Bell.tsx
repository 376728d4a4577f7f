import BellIcon from 'lucide-react/icons/bell';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useBeside } from '#ui/overlays/use-beside.ts';
import { useCounts } from '../navigation/use-counts.ts';
import css from './Bell.module.css';

const BellPopover = lazyPart(() => import('./BellPopover.tsx'), 'BellPopover');

/** Shows a red dot when there is a notification or a due reminder. */
export function Bell() {
  const { t } = useTranslation('layout');
  const { bell } = useCounts();
  const { isOpen, open, popup } = useBeside();
  return (
    <>
      <IconButton
        aria-label={t('bell.label', { count: bell })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void BellPopover.preload()}
        onClick={open}
      >
        <BellIcon aria-hidden />
        {bell > 0 && <span className={css.dot} data-testid="bell-dot" />}
      </IconButton>
      {popup && <BellPopover {...popup} count={bell} />}
    </>
  );
}
