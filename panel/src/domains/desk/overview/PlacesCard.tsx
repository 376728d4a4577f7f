import type { DeskOverview } from '@bellbird/contract/desk/overview';
import { useTranslation } from '#texts/use-translation.ts';
import { numberFormat } from '#platform/formats/intl.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import css from './cards.module.css';

/** Where requests go: categories and cities of the last four weeks. */
export function PlacesCard({ categories, cities }: Pick<DeskOverview, 'categories' | 'cities'>) {
  const { t } = useTranslation('desk-overview');
  return (
    <Card>
      <CardHeader title={t('places.title')} lead={t('places.lead')} />
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
              <div key={place.name}>
                <dt>{place.name}</dt>
                <dd>{numberFormat().format(place.requests)}</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      ))}
    </Card>
  );
}
