import type { PublicListing } from '@bellbird/contract/insight/public-listings';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Text } from '#ui/Text.tsx';
import css from './ListingComments.module.css';

/** What couples wrote, with the vendor’s replies. */
export function ListingComments({ comments }: { comments: PublicListing['comments']['newest'] }) {
  const { t } = useTranslation('public-listings');
  return (
    <ul className={css.list}>
      {comments.map(({ id, coupleName, weddingDate, rating, text, reply, images }) => (
        <li key={id}>
          <b>{coupleName}</b>
          <Text size="caption" quiet>
            {[t('stars', { rating }), weddingDate && t('married', { day: showDay(weddingDate) })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <p dir="auto">{text}</p>
          {images.length > 0 && (
            <div className={css.images}>
              {images.map((url) => (
                <img key={url} src={url} alt="" loading="lazy" />
              ))}
            </div>
          )}
          {reply && (
            <blockquote>
              <b>{t('reply')}</b> <bdi>{reply}</bdi>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
