import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { BrokenBranch } from '#ui/drawings/BrokenBranch.tsx';
import { outcomeOptions, paymentOptions, paymentsKey, refreshSession } from '../payments.queries.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { type PaymentResult, toPaymentResult } from './payment-result.ts';
import css from './Outcome.module.css';

/** How the payments ended, as the bank says: paid, in progress, to be confirmed or failed. */
export function Outcome({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('payments');
  const lookedUp = useQueries({ queries: ids.map(outcomeOptions) });
  const payments = useQueries({ queries: ids.map(paymentOptions) }).flatMap(({ data }) => data ?? []);
  if (lookedUp.some(({ isError, data }) => isError && !data)) {
    const retry = () => {
      for (const each of lookedUp) if (each.isError) void each.refetch();
    };
    return <ErrorState headingLevel="h1" title={t('failed')} onRetry={retry} />;
  }
  const outcomes = lookedUp.flatMap(({ data }) => data ?? []);
  if (outcomes.length < ids.length) return <CheckoutSkeleton />;
  const [first] = payments;
  const to = pathTo('providerPayments', {
    providerId: first && payments.length === 1 ? first.provider.id : ALL_PROVIDERS_ID,
  });
  return (
    <div role="status">
      <ResultMessage result={toPaymentResult(outcomes)} ids={ids} name={first?.product.name ?? ''} to={to} />
    </div>
  );
}

type ResultMessageProps = { result: PaymentResult; ids: readonly number[]; name: string; to: string };

function ResultMessage({ result, ids, name, to }: ResultMessageProps) {
  const { t } = useTranslation('payments');
  const again = { to: pathTo('checkout'), search: { paymentIds: ids.join(',') } };
  const seePayments = (
    <Button component={Link} to={to}>
      {t('toPayments')}
    </Button>
  );
  switch (result.kind) {
    case 'paid':
      return <Paid name={name} to={to} count={ids.length} />;
    case 'processing':
      return (
        <Message title={t('outcome.processing.title')} text={t('outcome.processing.text')} drawing={<WaitingSpinner />}>
          {seePayments}
        </Message>
      );
    case 'confirm':
      return (
        <Message title={t('outcome.confirm.title')} text={t('outcome.confirm.text')}>
          <Button variant="contained" color="primary" href={result.url}>
            {t('outcome.confirm.go')}
          </Button>
          {seePayments}
        </Message>
      );
    case 'failed':
      return (
        <Message
          title={TEXT.paymentFailed}
          text={t(result.failure ? `failure.${result.failure}` : 'outcome.rest')}
          drawing={<BrokenBranch />}
        >
          <Button variant="contained" color="primary" component={Link} {...again}>
            {t('outcome.again')}
          </Button>
          {seePayments}
        </Message>
      );
    case 'open':
      return (
        <Message title={t('outcome.open.title')} text={t('outcome.rest')}>
          <Button variant="contained" color="primary" component={Link} {...again}>
            {t('outcome.open.go')}
          </Button>
          {seePayments}
        </Message>
      );
  }
}

function Paid({ name, to, count }: { name: string; to: string; count: number }) {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  useEffect(() => {
    // The packages of the providers and the pending payments have changed since the session started.
    void refreshSession().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: [...paymentsKey, 'list'] });
  }, [queries]);
  return (
    <Message title={t('outcome.paid.title')} text={t('outcome.paid.text', { name, count })}>
      <Button variant="contained" color="primary" component={Link} to={pathTo('home')}>
        {t('outcome.paid.home')}
      </Button>
      <Button component={Link} to={to}>
        {t('outcome.paid.invoice')}
      </Button>
    </Message>
  );
}

type MessageProps = { title: string; text: string; drawing?: ReactNode; children: ReactNode };

function Message({ title, text, drawing, children }: MessageProps) {
  return <EmptyState headingLevel="h1" title={title} text={text} actions={children} {...(drawing && { drawing })} />;
}

function WaitingSpinner() {
  return (
    <div className={css.centred}>
      <Spinner size="large" />
    </div>
  );
}
