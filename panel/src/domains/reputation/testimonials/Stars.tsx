import { RATING_MAX } from '@bellbird/contract/shared/limits';
import Star from 'lucide-react/icons/star';
import { useTranslation } from '#texts/use-translation.ts';
import css from './Stars.module.css';

/** A rating as stars. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('testimonials');
  return (
    <span className={css.row} role="img" aria-label={t('stars', { rating, max: RATING_MAX })}>
      {Array.from({ length: RATING_MAX }, (_, at) => (
        <Star key={at} aria-hidden data-on={at < rating || undefined} />
      ))}
    </span>
  );
}
