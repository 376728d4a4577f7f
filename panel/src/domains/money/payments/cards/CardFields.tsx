import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import type { CardFieldsState } from './use-card-fields.ts';

/** The gateway's own fields for a card: number and CVV are typed into its page and never come near ours. */
export function CardFields({ fields }: { fields: CardFieldsState }) {
  const { t } = useTranslation('payments');
  const { frame, address, height, isReady, isLate, round, retry } = fields;
  return (
    <>
      {isLate && (
        <Note tone="warning" announce action={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('fields.late')}
        </Note>
      )}
      <Place style={{ height }}>
        {!isReady && !isLate && <Skeleton variant="rounded" height="100%" />}
        <Frame
          key={round}
          ref={frame}
          src={address}
          title={t('fields.title')}
          style={{ height }}
          data-ready={isReady || undefined}
        />
      </Place>
    </>
  );
}

const Place = styled('div')({ position: 'relative' });

const Frame = styled('iframe')({
  position: 'absolute',
  // The page inside keeps room for the ring around a field.
  inset: '-3px',
  width: 'calc(100% + 6px)',
  border: 0,
  // So that the page inside shows through, light or dark.
  colorScheme: 'light dark',
  '&:not([data-ready])': { opacity: 0 },
});
