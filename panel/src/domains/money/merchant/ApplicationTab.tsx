import type { MerchantApplication } from '@bellbird/contract/money/merchant';
import { mayApply } from '@bellbird/contract/money/merchant/merchant-status.ts';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { dayIn, showDay } from '#platform/formats/dates.ts';
import { showInstant } from '#platform/formats/instants.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ChooseProvider } from './ChooseProvider.tsx';
import { applicationsOptions } from './merchant.queries.ts';
import { Requirements } from './Requirements.tsx';

/** The application of a provider for secure payment: its status, what it needs, and the form. */
export function ApplicationTab({ provider }: { provider: Provider | undefined }) {
  return provider ? <ProviderApplication key={provider.id} provider={provider} /> : <ChooseProvider />;
}

function ProviderApplication({ provider }: { provider: Provider }) {
  const { t } = useTranslation('merchant');
  const applications = useQuery(applicationsOptions(provider.id));
  if (applications.isLoadingError) {
    return (
      <Card>
        <ErrorState title={t('failed')} onRetry={() => void applications.refetch()} />
      </Card>
    );
  }
  if (!applications.data) return <Skeleton variant="rounded" height={360} />;
  const [last] = applications.data;
  return (
    <Stack gap={5}>
      <State last={last} provider={provider} />
      <Requirements last={last} />
      {mayApply(last?.status) && <ApplicationForm key={last?.id} provider={provider} previous={last} />}
    </Stack>
  );
}

/** The status of the last application. */
function State({ last, provider }: { last: MerchantApplication | undefined; provider: Provider }) {
  const { t } = useTranslation('merchant');
  const now = useMinute();
  if (!last) return <Note>{t('state.none')}</Note>;
  const moment = (instant: string) => showInstant(instant, provider.timeZone);
  if (last.status === 'rejected') {
    return (
      <Note tone="error">
        <b>{t('state.rejected', { reason: last.reason })}</b> {t('state.rejectedHow')}
      </Note>
    );
  }
  if (last.status === 'approved')
    return (
      <Note tone="success">
        {t('state.approved', { day: showDay(dayIn(last.decidedAt ?? last.sentAt, provider.timeZone)) })}
      </Note>
    );
  const isLate = Date.parse(last.decideBy) < now.getTime();
  return (
    <Note tone={isLate ? 'warning' : 'info'}>
      <b>{t(isLate ? 'state.late' : 'state.pending')}</b>{' '}
      {t('state.decideBy', { sent: moment(last.sentAt), by: moment(last.decideBy) })}
    </Note>
  );
}
