import { RATING_MAX } from '@bellbird/contract/shared/limits';
import Star from 'lucide-react/icons/star';
import { useTranslation } from '#texts/use-translation.ts';
import { Row } from '#ui/layout/Row.tsx';
import css from './Stars.module.css';

/** A rating as stars. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('testimonials');
  return (
    <Row
      component="span"
      inline
      gap={0.5}
      className={css.row}
      role="img"
      aria-label={t('stars', { rating, max: RATING_MAX })}
    >
      {Array.from({ length: RATING_MAX }, (_, at) => (
        <Star size={16} key={at} aria-hidden data-on={at < rating || undefined} />
      ))}
    </Row>
  );
}
