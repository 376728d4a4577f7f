import type { QuoteMoney, QuotePayout } from '@bellbird/contract/couples/quote-payments';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';

const TONES: Readonly<Record<QuotePayout['state'], StatusTone>> = {
  on_the_way: 'info',
  arrived: 'deal',
  failed: 'bad',
};

/** What the gateway sends to the vendor's bank. */
export function PayoutsCard({ money }: { money: QuoteMoney }) {
  const { t } = useTranslation('quote-payments');
  if (!money.cards) return null;
  const { bank, accountEnd } = money.cards;
  return (
    <Card>
      <CardHeader title={t('payouts.title')} lead={t('payouts.account', { bank, end: accountEnd })} />
      {money.payouts.length === 0 && <CardBody>{t('payouts.none')}</CardBody>}
      {money.payouts.map((payout) => (
        <CardBody key={payout.id}>
          <Row gap={3} justify="between" wrap>
            <Text size="body">
              {t(payout.state === 'failed' ? 'payouts.failed' : 'payouts.arrives', { day: showDay(payout.arrivesOn) })}
            </Text>
            <Row gap={3}>
              <StatusChip tone={TONES[payout.state]}>{t(`payouts.state.${payout.state}`)}</StatusChip>
              <Text size="strong" tabular>
                {showCents(payout.cents)}
              </Text>
            </Row>
          </Row>
        </CardBody>
      ))}
    </Card>
  );
}
