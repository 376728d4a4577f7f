import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useCounts } from '../navigation/use-counts.ts';

const BellPopover = lazyPart(() => import('./BellPopover.tsx'), 'BellPopover');

/** Shows a red dot when there is a notification or a due reminder. */
export function Bell() {
  const { t } = useTranslation('shell');
  const { bell } = useCounts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('bell.label', { count: bell })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void BellPopover.preload()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
      >
        <BellIcon aria-hidden />
        {bell > 0 && <Dot data-testid="bell-dot" />}
      </IconButton>
      <Suspense>
        {anchor && <BellPopover anchor={anchor} open={isOpen} count={bell} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 9,
  insetInlineEnd: 10,
  width: 9,
  height: 9,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.waratah.main,
  boxShadow: `0 0 0 2px ${theme.vars.palette.bar.main}`,
}));
