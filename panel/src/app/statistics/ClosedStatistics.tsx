import type { StatisticsKind } from '@bellbird/contract/money/packages/upgrades.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';

/** The empty page under the upgrade offer, with a button to open the offer again. */
export function ClosedStatistics({ kind, onOffer }: { kind: StatisticsKind; onOffer: () => void }) {
  const { t } = useTranslation('listing');
  return (
    <Page>
      <Card data-testid="closed-statistics">
        <EmptyState
          headingLevel="h1"
          drawing={<QuietNest />}
          title={t(`closed.${kind}`)}
          text={t('closed.text')}
          actions={<Button onClick={onOffer}>{t('closed.offer')}</Button>}
        />
      </Card>
    </Page>
  );
}
