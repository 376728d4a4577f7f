import { RATING_MAX } from '@bellbird/contract/shared/limits';
import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';

/** A rating as stars. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('testimonials');
  return (
    <Row role="img" aria-label={t('stars', { rating, max: RATING_MAX })}>
      {Array.from({ length: RATING_MAX }, (_, at) => (
        <Star key={at} aria-hidden data-on={at < rating || undefined} />
      ))}
    </Row>
  );
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 2,
  '& svg': { width: 16, height: 16, color: theme.vars.palette.ground.field },
  '& svg[data-on]': { color: theme.vars.palette.wattle.main, fill: 'currentColor' },
}));
