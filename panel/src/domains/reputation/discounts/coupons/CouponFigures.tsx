import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { couponStatsOptions } from '../discounts.queries.ts';

/** Taken, used and expired coupons, in total and for each offer. */
export function CouponFigures() {
  const { t } = useTranslation('discounts');
  const { data } = useQuery(couponStatsOptions);
  const taken = data?.filter((each) => each.taken > 0) ?? [];
  if (taken.length === 0) return null;
  const sum = (key: 'taken' | 'used' | 'expired') => taken.reduce((total, each) => total + each[key], 0);
  return (
    <Sheet>
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
    </Sheet>
  );
}

const Sheet = styled(Card)(({ theme }) => ({
  marginBottom: 16,
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: '10px 20px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, fontWeight: 500 },
  '& tbody th': { fontWeight: 400 },
  '& tbody tr, & tfoot tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tfoot': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { '& th, & td': { padding: '10px 12px' } },
}));
