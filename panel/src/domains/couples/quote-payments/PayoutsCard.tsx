import type { QuoteMoney, QuotePayout } from '@bellbird/contract/couples/quote-payments';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
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
    <Card title={t('payouts.title')} lead={t('payouts.account', { bank, end: accountEnd })}>
      {money.payouts.length === 0 && <CardBody>{t('payouts.none')}</CardBody>}
      {money.payouts.map((payout) => (
        <CardBody key={payout.id}>
          <Row gap={3} justify="between" wrap>
            <div>
              <Text size="body">{t(`payouts.when.${payout.state}`, { day: showDay(payout.arrivesOn) })}</Text>
              <Parts payout={payout} />
            </div>
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

/** ‘A$4,349.00 paid, less A$60.89 card fee’. */
function Parts({ payout: { parts } }: { payout: QuotePayout }) {
  const { t } = useTranslation('quote-payments');
  if (!parts) return null;
  const values = {
    paid: showCents(parts.paidCents),
    fee: showCents(parts.feeCents),
    refunded: showCents(parts.refundedCents),
  };
  return <Quiet>{t(parts.refundedCents > 0 ? 'payouts.madeRefunded' : 'payouts.made', values)}</Quiet>;
}
