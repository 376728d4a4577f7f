import type { Confirmation } from '@bellbird/contract/people/customer-users';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useParams } from '#platform/routing/routing.ts';
import { Note } from '#ui/Note.tsx';
import { confirmUser, loadConfirmation } from '../customer-users.queries.ts';

type State = 'loading' | 'unknown' | 'failed' | Confirmation;

/** The account manager’s page from the mail: opening it changes nothing, the button confirms. */
export function ConfirmUserPage() {
  const { t } = useTranslation('customer-users');
  const { customerId, userId, hash } = useParams('confirmUser');
  const [state, setState] = useState<State>('loading');
  const [isBusy, setBusy] = useState(false);

  const run = async (call: typeof loadConfirmation) => {
    setBusy(true);
    try {
      setState(await call({ customerId: Number(customerId), id: Number(userId), hash: hash ?? '' }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState(error.status === 404 || error.status === 409 ? 'unknown' : 'failed');
    }
    setBusy(false);
  };
  // The link is read once, as it was opened.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void run(loadConfirmation), []);

  return (
    <Column>
      <Typography variant="title" component="h1">
        {t('confirm.title')}
      </Typography>
      {state === 'loading' && <Skeleton height={96} />}
      {state === 'unknown' && <Note tone="warning">{t('confirm.unknown')}</Note>}
      {state === 'failed' && (
        <Note tone="error" action={<Button onClick={() => void run(loadConfirmation)}>{t('confirm.retry')}</Button>}>
          {t('offline')}
        </Note>
      )}
      {typeof state === 'object' && (
        <>
          <Typography>{t('confirm.text', { customer: state.customerName })}</Typography>
          <Who>
            <dt>{t('confirm.name')}</dt>
            <dd>{state.userName}</dd>
            <dt>{t('confirm.email')}</dt>
            <dd>{state.email}</dd>
          </Who>
          {state.state === 'expired' && <Note tone="warning">{t('confirm.expired')}</Note>}
          {state.state === 'confirmed' && (
            <Note tone="success" announce>
              {t('confirm.done', { name: state.userName })}
            </Note>
          )}
          {state.state === 'open' && (
            <Button
              variant="contained"
              color="primary"
              size="large"
              fullWidth
              loading={isBusy}
              onClick={() => void run(confirmUser)}
            >
              {t('confirm.action', { name: state.userName })}
            </Button>
          )}
        </>
      )}
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

const Who = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500 },
}));
