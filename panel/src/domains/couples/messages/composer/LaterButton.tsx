import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { ComposerState } from './use-composer.ts';

const SchedulePopover = lazyPart(() => import('./SchedulePopover.tsx'), 'SchedulePopover');

type LaterButtonProps = { composer: ComposerState; timeZone: string; isReady: boolean; isNarrow?: boolean };

/** Sends the message at a later time. */
export function LaterButton({ composer, timeZone, isReady, isNarrow = false }: LaterButtonProps) {
  const { t } = useTranslation('messages');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const common = {
    size: 'small' as const,
    disabled: !isReady,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {isNarrow ? (
        <IconButton {...common} aria-label={t('later.button')} icon={Clock} />
      ) : (
        <Button {...common} variant="text" startIcon={<Clock aria-hidden />}>
          {t('later.button')}
        </Button>
      )}
      {anchor && (
        <SchedulePopover
          anchor={anchor}
          timeZone={timeZone}
          onClose={() => setAnchor(null)}
          onPick={(later) => {
            setAnchor(null);
            void composer.post(later);
          }}
        />
      )}
    </>
  );
}
