import type { Confirmation } from '@bellbird/contract/people/customer-users';
import { useEffect, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useParams } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text, Title } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { confirmUser, loadConfirmation } from '../customer-users.queries.ts';
import css from './ConfirmUserPage.module.css';

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
    <Stack gap={5}>
      <Title>{t('confirm.title')}</Title>
      {state === 'loading' && <Skeleton height={96} />}
      {state === 'unknown' && <Note tone="warning">{t('confirm.unknown')}</Note>}
      {state === 'failed' && (
        <Note tone="error" action={<Button onClick={() => void run(loadConfirmation)}>{t('confirm.retry')}</Button>}>
          {t('ui:error.unreachable')}
        </Note>
      )}
      {typeof state === 'object' && (
        <>
          <Text size="body">{t('confirm.text', { customer: state.customerName })}</Text>
          <dl className={css.who}>
            <dt>{t('confirm.name')}</dt>
            <dd>{state.userName}</dd>
            <dt>{t('confirm.email')}</dt>
            <dd>{state.email}</dd>
          </dl>
          {state.state === 'expired' && <Note tone="warning">{t('confirm.expired')}</Note>}
          {state.state === 'confirmed' && (
            <Note tone="success" announce>
              {t('confirm.done', { name: state.userName })}
            </Note>
          )}
          {state.state === 'open' && (
            <PrimaryButton size="large" fullWidth loading={isBusy} onClick={() => void run(confirmUser)}>
              {t('confirm.action', { name: state.userName })}
            </PrimaryButton>
          )}
        </>
      )}
    </Stack>
  );
}
