import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';

/** The payments due today, shown after login until they are paid. */
export function OpenPaymentsNote() {
  const { t } = useTranslation('shell');
  const state = useLoginState();
  const open = state.status === 'loggedIn' && !state.acting ? state.token.pendingPayments : [];
  if (open.length === 0) return null;
  const plans = [...new Set(open.map(({ recurringMonth }) => recurringMonth))];
  const months = plans
    .map((count) => (count === 1 ? t('openPayments.once') : t('openPayments.monthly', { count })))
    .join(', ');
  return (
    <Place>
      <Note
        tone="warning"
        action={
          <Button
            size="small"
            component={Link}
            to={pathTo('checkout')}
            search={{ paymentIds: open.map(({ id }) => id).join(',') } as never}
          >
            {t('openPayments.pay')}
          </Button>
        }
      >
        {t('openPayments.text', { count: open.length, months })}
      </Note>
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  maxWidth: 1344,
  margin: '0 auto',
  padding: '24px 32px 0',
  [theme.breakpoints.down('md')]: { padding: '16px 16px 0' },
}));
