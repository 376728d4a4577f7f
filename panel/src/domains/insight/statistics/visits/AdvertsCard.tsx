import type { AdvertFigures } from '@bellbird/contract/insight/statistics';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { showCount, showShare } from '../parts/change.ts';
import { Figures } from '../parts/Figures.tsx';

/** How the provider's advertisements did. Hidden if none were shown. */
export function AdvertsCard({ figures }: { figures: AdvertFigures | undefined }) {
  const { t } = useTranslation('statistics');
  if (!figures || figures.shown.now + figures.shown.before === 0) return null;
  const { shown, clicked } = figures;
  return (
    <Card title={t('adverts.title')} lead={t('adverts.definition')} titleId="visit-adverts">
      <Figures
        figures={[
          {
            name: t('adverts.shown'),
            value: showCount(shown.now),
            note: t('funnel.before', { number: showCount(shown.before) }),
          },
          {
            name: t('adverts.clicked'),
            value: showCount(clicked.now),
            note: t('funnel.before', { number: showCount(clicked.before) }),
          },
          {
            name: t('adverts.rate'),
            value: showShare(clicked.now, shown.now) ?? '–',
            note: t('adverts.rateBefore', { share: showShare(clicked.before, shown.before) ?? '–' }),
          },
        ]}
      />
    </Card>
  );
}
