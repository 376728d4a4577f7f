import type { PublicListing } from '@bellbird/contract/insight/public-listings';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Text } from '#ui/Text.tsx';
import css from './ListingSales.module.css';

/** Offers that run today. */
export function ListingOffers({ offers }: Pick<PublicListing, 'offers'>) {
  const { t } = useTranslation('public-listings');
  return (
    <ul className={css.list}>
      {offers.map((offer) => (
        <li key={offer.id}>
          {offer.imageUrl && <img src={offer.imageUrl} alt="" loading="lazy" />}
          <div className={css.words}>
            <b>{offer.title}</b>
            {offer.text && (
              <span className={css.text} dir="auto">
                {offer.text}
              </span>
            )}
            {offer.priceAfter !== null && (
              <span>
                {offer.priceBefore !== null && <s>{showDollars(offer.priceBefore)}</s>}{' '}
                <b>{showDollars(offer.priceAfter)}</b> {offer.perPerson && t('perPerson')}
              </span>
            )}
            <Text size="caption" quiet>
              {t('until', { day: showDay(offer.validUntil) })}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Products that are published, in the vendor’s order. */
export function ListingItems({ items }: Pick<PublicListing, 'items'>) {
  const { t } = useTranslation('public-listings');
  return (
    <ul className={css.list}>
      {items.map(({ id, name, description, minPrice, maxPrice, pictures, options }) => (
        <li key={id}>
          {pictures[0] && <img src={pictures[0].thumbUrl} alt="" loading="lazy" />}
          <div className={css.words}>
            <b>{name}</b>
            {description && (
              <span className={css.text} dir="auto">
                {description}
              </span>
            )}
            {options.length > 0 && (
              <Text size="caption" quiet>
                {options.join(' · ')}
              </Text>
            )}
            {minPrice !== null && (
              <b>
                {maxPrice === null
                  ? t('from', { price: showDollars(minPrice) })
                  : `${showDollars(minPrice)} – ${showDollars(maxPrice)}`}
              </b>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
