import type { TwoFactorState } from '@bellbird/contract/people/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dateFormat } from '#platform/formats/intl.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { TwoFactorReason } from './two-factor-reason.ts';
import { twoFactorOptions } from './two-factor.queries.ts';

const TwoFactorDialog = lazyPart(() => import('./TwoFactorDialog.tsx'), 'TwoFactorDialog');

/** Below this it is time for new ones. */
const FEW = 3;

/** The user’s second factor: whether it is on, and changing that. */
export function TwoFactorCard() {
  const { t } = useTranslation('sign-in-safety');
  const queries = useQueryClient();
  const state = useQuery(twoFactorOptions);
  const [reason, setReason] = useState<TwoFactorReason>();

  const close = () => {
    setReason(undefined);
    void queries.invalidateQueries({ queryKey: twoFactorOptions.queryKey, exact: true });
    void queries.invalidateQueries({ queryKey: ['own-sessions'] });
  };

  return (
    <Card
      title={t('twoFactor.title')}
      lead={t('twoFactor.lead')}
      action={
        state.data && (
          <StatusChip tone={state.data.isOn ? 'deal' : 'grey'}>
            {t(state.data.isOn ? 'twoFactor.on' : 'twoFactor.off')}
          </StatusChip>
        )
      }
      onPointerEnter={() => void TwoFactorDialog.preload()}
    >
      {state.isLoadingError && <ErrorState title={t('twoFactor.failed')} onRetry={() => void state.refetch()} />}
      {state.isPending && (
        <CardBody>
          <Skeleton height={40} />
        </CardBody>
      )}
      {state.data && (
        <CardBody>
          {state.data.isOn ? <On state={state.data} onReason={setReason} /> : <Off onReason={setReason} />}
        </CardBody>
      )}
      {reason && <TwoFactorDialog reason={reason} onClose={close} />}
    </Card>
  );
}

type PartProps = { onReason: (reason: TwoFactorReason) => void };

function Off({ onReason }: PartProps) {
  const { t } = useTranslation('sign-in-safety');
  return <PrimaryButton onClick={() => onReason('setUp')}>{t('twoFactor.setUp')}</PrimaryButton>;
}

function On({ state, onReason }: PartProps & { state: TwoFactorState }) {
  const { t } = useTranslation('sign-in-safety');
  const day = dateFormat({ dateStyle: 'medium' });
  return (
    <Stack gap={4}>
      <Text size="body">
        {state.since && t('twoFactor.since', { day: day.format(new Date(state.since)) })}{' '}
        {t('twoFactor.left', { count: state.recoveryCodesLeft })}
      </Text>
      {state.recoveryCodesLeft <= FEW && <Note tone="warning">{t('twoFactor.few')}</Note>}
      <Row gap={2} align="stretch" wrap>
        <Button onClick={() => onReason('renew')}>{t('twoFactor.renew')}</Button>
        {!state.isRequired && (
          <Button color="error" onClick={() => onReason('turnOff')}>
            {t('twoFactor.turnOff')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
