import type { PublicListing } from '@bellbird/contract/insight/public-listings';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Text } from '#ui/Text.tsx';
import css from './ListingPrices.module.css';

/** Prices and menus that are still valid. */
export function ListingPrices({ catalogs }: Pick<PublicListing, 'catalogs'>) {
  const { t } = useTranslation('public-listings');
  return catalogs.map(({ id, name, prices, menus, expireAt }) => (
    <div key={id} className={css.catalog}>
      <b>{name}</b>
      <ul>
        {prices.map(({ option, weekPeriod, price }) => (
          <li key={`${option.name} ${weekPeriod}`}>
            <span>
              {option.name}
              {weekPeriod !== 'all' && ` · ${t(`week.${weekPeriod}`)}`}
            </span>
            <span>
              {showDollars(price)} {option.type === 'per_person' && t('perPerson')}
            </span>
          </li>
        ))}
        {menus.map((menu) => (
          <li key={menu.name}>
            <span>
              {menu.name}
              {menu.notes && <Text size="caption" quiet>{` ${menu.notes}`}</Text>}
            </span>
            <span>
              {showDollars(menu.price)} {menu.type === 'per_person' && t('perPerson')}
            </span>
          </li>
        ))}
      </ul>
      <Text size="caption" quiet>
        {t('gst', { day: showDay(expireAt) })}
      </Text>
    </div>
  ));
}
