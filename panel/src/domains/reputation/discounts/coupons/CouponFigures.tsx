import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { couponStatsOptions } from '../discounts.queries.ts';
import css from './CouponFigures.module.css';

/** Taken, used and expired coupons, in total and for each offer. */
export function CouponFigures() {
  const { t } = useTranslation('discounts');
  const { data } = useQuery(couponStatsOptions);
  const taken = data?.filter((each) => each.taken > 0) ?? [];
  if (taken.length === 0) return null;
  const sum = (key: 'taken' | 'used' | 'expired') => taken.reduce((total, each) => total + each[key], 0);
  return (
    <Card className={css.sheet}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.offer')}</th>
            <th scope="col">{t('figure.taken')}</th>
            <th scope="col">{t('figure.used')}</th>
            <th scope="col">{t('figure.expired')}</th>
          </tr>
        </thead>
        <tbody>
          {taken.map((each) => (
            <tr key={each.discountId}>
              <th scope="row">{each.title}</th>
              <td>{each.taken}</td>
              <td>{each.used}</td>
              <td>{each.expired}</td>
            </tr>
          ))}
        </tbody>
        {taken.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('figure.all')}</th>
              <td>{sum('taken')}</td>
              <td>{sum('used')}</td>
              <td>{sum('expired')}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  );
}
