import type { WeddingFigures } from '@bellbird/contract/insight/statistics';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { showShare } from '../parts/change.ts';
import { Figures } from '../parts/Figures.tsx';

/** How many requests and visits became deals. */
export function RatesCard({ figures }: { figures: WeddingFigures }) {
  const { t } = useTranslation('statistics');
  const { won, requests, deals, visits, daysToDeal } = figures;
  const share = (of: 'now' | 'before', part: typeof won, whole: typeof requests) =>
    showShare(part[of], whole[of]) ?? '–';
  return (
    <Card title={t('rates.title')} lead={t('rates.definition')} titleId="wedding-rates">
      <Figures
        figures={[
          {
            name: t('rates.leadToDeal'),
            value: share('now', won, requests),
            note: t('rates.was', { share: share('before', won, requests) }),
          },
          {
            name: t('rates.viewToDeal'),
            value: share('now', deals, visits),
            note: t('rates.was', { share: share('before', deals, visits) }),
          },
          {
            name: t('rates.time'),
            value: daysToDeal.median === null ? '–' : t('rates.days', { count: daysToDeal.median }),
            note: t('rates.timeNote'),
          },
        ]}
      />
    </Card>
  );
}
