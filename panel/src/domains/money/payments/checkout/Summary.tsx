import Lock from 'lucide-react/icons/lock';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Card } from '#ui/Card.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Text } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/layout/Row.tsx';
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
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item.key}>
            <div>
              <b>{item.title}</b>
              <p className={css.quiet}>{item.provider}</p>
              {item.endsOn && (
                <p className={css.quiet}>
                  {t('period', { from: showDay(item.startsOn), until: showDay(item.endsOn) })}
                </p>
              )}
              {item.discount && (
                <p className={css.quiet}>
                  {t('coupon.discount', { name: item.discount.name, amount: showCents(item.discount.cents) })}
                </p>
              )}
              {item.share && <p className={css.quiet}>{t('share', item.share)}</p>}
            </div>
            <span className={css.figure}>{showCents(item.dueCents)}</span>
          </li>
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
      <p className={cx(css.quiet, css.tax)}>{t('gst', { amount: showCents(sum('gstCents')) })}</p>
      <div className={css.wide}>
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
        <p className={cx(css.quiet, css.smallPrint)}>{t('confirmNote')}</p>
      </div>
    </Card>
  );
}
