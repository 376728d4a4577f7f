import type { DeskOverview } from '@bellbird/contract/desk/overview';
import { useTranslation } from '#texts/use-translation.ts';
import { numberFormat } from '#platform/formats/intl.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { toFigure } from './use-request-figure.ts';
import css from './cards.module.css';

/** Where requests go: categories and cities of the last four weeks. */
export function PlacesCard({ categories, cities }: Pick<DeskOverview, 'categories' | 'cities'>) {
  const { t } = useTranslation('desk-overview');
  return (
    <Card title={t('places.title')} lead={t('places.lead')}>
      {(
        [
          ['categories', categories],
          ['cities', cities],
        ] as const
      ).map(([name, places]) => (
        <CardBody key={name}>
          <Text size="heading">{t(`places.${name}`)}</Text>
          {places.length === 0 && <Quiet>{t('places.none')}</Quiet>}
          <dl className={css.facts}>
            {places.map((place) => (
              <div key={place.id}>
                <dt>
                  <Link
                    className={css.name}
                    to={pathTo('desk')}
                    search={toFigure('all', name === 'cities' ? { city: place.id } : { category: place.id })}
                  >
                    {place.name}
                  </Link>
                </dt>
                <dd>{numberFormat().format(place.requests)}</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      ))}
    </Card>
  );
}
