import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import type { CardFieldsState } from './use-card-fields.ts';

/** The gateway's own fields for a card. Number and CVV are typed into its page and never reach ours. */
export function CardFields({ fields }: { fields: CardFieldsState }) {
  const { t } = useTranslation('payments');
  const { frame, address, height, isReady, isSlow, round, retry } = fields;
  return (
    <>
      {isSlow && (
        <Note tone="warning" announce action={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('fields.late')}
        </Note>
      )}
      <FrameBox style={{ height }}>
        {!isReady && !isSlow && <Skeleton variant="rounded" height="100%" />}
        <Frame
          key={round}
          ref={frame}
          src={address}
          title={t('fields.title')}
          style={{ height }}
          data-ready={isReady || undefined}
        />
      </FrameBox>
    </>
  );
}

const FrameBox = styled('div')({ position: 'relative' });

const Frame = styled('iframe')({
  position: 'absolute',
  // The page inside leaves space for the focus ring.
  inset: '-3px',
  width: 'calc(100% + 6px)',
  border: 0,
  // Keeps the frame transparent in light and dark mode.
  colorScheme: 'light dark',
  '&:not([data-ready])': { opacity: 0 },
});
