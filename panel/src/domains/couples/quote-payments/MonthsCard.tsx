import type { QuoteMoney } from '@bellbird/contract/couples/quote-payments';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat, numberFormat } from '#platform/formats/intl.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import css from './MonthsCard.module.css';

/** What couples paid in each of the last six months, as columns with their amounts. */
export function MonthsCard({ months }: { months: QuoteMoney['months'] }) {
  const { t, language } = useTranslation('quote-payments');
  const highest = Math.max(...months.map(({ cents }) => cents));
  if (highest <= 0) return null;
  const name = dateFormat({ month: 'short', timeZone: 'UTC' }, language);
  // ‘7.5K’: six of them fit beside each other on a phone.
  const short = numberFormat({ notation: 'compact', maximumFractionDigits: 1 }, language);
  return (
    <Card title={t('months.title')} lead={t('months.lead')}>
      <CardBody>
        <ul className={css.months}>
          {months.map(({ month, cents }) => (
            <li key={month}>
              <b>
                <span aria-hidden>{short.format(cents / 100)}</span>
                <VisuallyHidden>{showDollars(Math.round(cents / 100))}</VisuallyHidden>
              </b>
              <span className={css.column} style={{ height: `${(Math.max(cents, 0) / highest) * 100}px` }} />
              <span>{name.format(new Date(`${month}-01`))}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
