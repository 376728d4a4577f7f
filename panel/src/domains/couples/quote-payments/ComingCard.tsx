import type { QuoteMoney } from '@bellbird/contract/couples/quote-payments';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';

/** How much reaches the bank next, and when: the first thing that is looked for here. */
export function ComingCard({ money }: { money: QuoteMoney }) {
  const { t } = useTranslation('quote-payments');
  const coming = money.payouts.filter(({ state }) => state === 'on_the_way');
  if (coming.length === 0) return null;
  const days = [...new Set(coming.map(({ arrivesOn }) => arrivesOn))].toSorted();
  const { bank, accountEnd } = money.cards ?? {};
  return (
    <Card aria-label={t('coming')}>
      <CardBody>
        <Text size="strong">{t('coming')}</Text>
        <Text size="number" component="p" tabular>
          {showCents(coming.reduce((sum, { cents }) => sum + cents, 0))}
        </Text>
        <Quiet component="p">
          {[
            t(days.length > 1 ? 'comingFirst' : 'payouts.when.on_the_way', { day: showDay(days[0] ?? '') }),
            ...(bank ? [t('payouts.account', { bank, end: accountEnd ?? '' })] : []),
          ].join(' · ')}
        </Quiet>
      </CardBody>
    </Card>
  );
}
