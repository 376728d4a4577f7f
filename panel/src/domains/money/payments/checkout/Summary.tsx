import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Lock } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Card } from '#ui/Card.tsx';
import type { CheckoutItem } from './checkout-items.ts';

type SummaryProps = {
  items: readonly CheckoutItem[];
  button: string;
  isBusy: boolean;
  isReady: boolean;
  onPay: () => void;
};

/** The order: its items, the total with GST, and the pay button. */
export function Summary({ items, button, isBusy, isReady, onPay }: SummaryProps) {
  const { t } = useTranslation('payments');
  const sum = (key: 'dueCents' | 'gstCents') => items.reduce((total, item) => total + item[key], 0);
  return (
    <SummaryCard aria-label={t('summary')}>
      <Items>
        {items.map((item) => (
          <li key={item.key}>
            <div>
              <b>{item.title}</b>
              <Quiet>{item.provider}</Quiet>
              {item.endsOn && (
                <Quiet>{t('period', { from: showDay(item.startsOn), until: showDay(item.endsOn) })}</Quiet>
              )}
              {item.share && <Quiet>{t('share', item.share)}</Quiet>}
            </div>
            <Figure>{showCents(item.dueCents)}</Figure>
          </li>
        ))}
      </Items>
      <Total>
        <Typography variant="h2" component="span">
          {t('total')}
        </Typography>
        <Typography variant="title" component="span" data-testid="total">
          {showCents(sum('dueCents'))}
        </Typography>
      </Total>
      <Tax>{t('gst', { amount: showCents(sum('gstCents')) })}</Tax>
      <Wide>
        <Button
          variant="contained"
          color="primary"
          size="large"
          fullWidth
          startIcon={<Lock aria-hidden />}
          loading={isBusy}
          disabled={!isReady}
          onClick={onPay}
        >
          {button}
        </Button>
        <SmallPrint>{t('confirmNote')}</SmallPrint>
      </Wide>
    </SummaryCard>
  );
}

const SummaryCard = styled(Card)(({ theme }) => ({
  padding: 24,
  [theme.breakpoints.down('md')]: { padding: 16 },
}));
const Items = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: '12px 0' },
  '& li:first-of-type': { paddingTop: 0 },
  '& b': { fontWeight: 500 },
  '& li > div': { minWidth: 0, overflowWrap: 'anywhere' },
});
const Figure = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
const Tax = styled(Quiet)({ textAlign: 'end' });
const Wide = styled('div')(({ theme }) => ({ marginTop: 20, [theme.breakpoints.down('md')]: { display: 'none' } }));
const SmallPrint = styled(Quiet)({ '&&': { marginTop: 16 } });
