import Lock from 'lucide-react/icons/lock';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Card } from '#ui/Card.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { CheckoutItem } from './checkout-items.ts';
import css from './Summary.module.css';

type SummaryProps = {
  items: readonly CheckoutItem[];
  button: string;
  isBusy: boolean;
  isReady: boolean;
  onPay: () => void;
  /** Where a coupon is entered. */
  coupon?: React.ReactNode;
};

/** The order: its items, the total with GST, and the pay button. */
export function Summary({ items, button, isBusy, isReady, onPay, coupon }: SummaryProps) {
  const { t } = useTranslation('payments');
  const sum = (key: 'dueCents' | 'gstCents') => items.reduce((total, item) => total + item[key], 0);
  return (
    <Card className={css.summaryCard} aria-label={t('summary')}>
      <ul>
        {items.map((item) => (
          <Row component="li" align="stretch" justify="between" gap={4} className={css.item} key={item.key}>
            <div>
              <b>{item.title}</b>
              <Quiet>{item.provider}</Quiet>
              {item.endsOn && (
                <Quiet>{t('period', { from: showDay(item.startsOn), until: showDay(item.endsOn) })}</Quiet>
              )}
              {item.discount && (
                <Quiet>
                  {t('coupon.discount', { name: item.discount.name, amount: showCents(item.discount.cents) })}
                </Quiet>
              )}
              {item.share && <Quiet>{t('share', item.share)}</Quiet>}
            </div>
            <Text size="inherit" tabular line="keep">
              {showCents(item.dueCents)}
            </Text>
          </Row>
        ))}
      </ul>
      {coupon}
      <Row gap={4} align="baseline" justify="between" className={css.total}>
        <Text size="section" component="span">
          {t(items.some(({ share }) => share) ? 'dueNow' : 'total')}
        </Text>
        <Text size="title" component="span" data-testid="total">
          {showCents(sum('dueCents'))}
        </Text>
      </Row>
      <Quiet className={css.tax}>{t('gst', { amount: showCents(sum('gstCents')) })}</Quiet>
      <Stack mt={5} data-only="wide">
        <PrimaryButton
          size="large"
          fullWidth
          startIcon={<Lock aria-hidden />}
          loading={isBusy}
          disabled={!isReady}
          onClick={onPay}
        >
          {button}
        </PrimaryButton>
        <Quiet mt={4}>{t('confirmNote')}</Quiet>
      </Stack>
    </Card>
  );
}
