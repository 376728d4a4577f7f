import type { Payment } from '@bellbird/contract/money/payments';
import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { BrokenBranch } from '#ui/drawings/BrokenBranch.tsx';
import { refreshSession } from '#platform/session/refresh-session.ts';
import { outcomeOptions, paymentOptions, paymentsKey } from '../payments.queries.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { toPaidShare } from './checkout-items.ts';
import { type PaymentResult, toPaymentResult } from './payment-result.ts';
import css from './Outcome.module.css';

/** How the payments ended, as the bank says: paid, in progress, to be confirmed or failed. */
export function Outcome({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('payments');
  const lookedUp = useQueries({ queries: ids.map(outcomeOptions) });
  const payments = useQueries({ queries: ids.map(paymentOptions) }).flatMap(({ data }) => data ?? []);
  if (lookedUp.some(({ isLoadingError }) => isLoadingError)) {
    const retry = () => {
      for (const each of lookedUp) if (each.isLoadingError) void each.refetch();
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
      <ResultMessage result={toPaymentResult(outcomes)} ids={ids} payment={first} to={to} />
    </div>
  );
}

type ResultMessageProps = { result: PaymentResult; ids: readonly number[]; payment: Payment | undefined; to: string };

function ResultMessage({ result, ids, payment, to }: ResultMessageProps) {
  const { t } = useTranslation('payments');
  const again = { to: pathTo('checkout'), search: { paymentIds: ids.join(',') } };
  const seePayments = (
    <Button component={Link} to={to}>
      {t('toPayments')}
    </Button>
  );
  switch (result.kind) {
    case 'paid':
      return <Paid payment={payment} to={to} count={ids.length} />;
    case 'processing':
      return payment?.clearsOn ? (
        <Message
          title={t('outcome.debit.title')}
          text={t('outcome.debit.text', { name: payment.product.name, day: showDay(payment.clearsOn) })}
        >
          {seePayments}
        </Message>
      ) : (
        <Message title={t('outcome.processing.title')} text={t('outcome.processing.text')} drawing={<WaitingSpinner />}>
          {seePayments}
        </Message>
      );
    case 'confirm':
      return (
        <Message title={t('outcome.confirm.title')} text={t('outcome.confirm.text')}>
          <PrimaryButton href={result.url}>{t('outcome.confirm.go')}</PrimaryButton>
          {seePayments}
        </Message>
      );
    case 'failed':
      return (
        <Message
          title={t('failure.title')}
          text={t(result.failure ? `failure.${result.failure}` : 'outcome.rest')}
          drawing={<BrokenBranch />}
        >
          <PrimaryButton component={Link} {...again}>
            {t('outcome.again')}
          </PrimaryButton>
          {seePayments}
        </Message>
      );
    case 'open':
      return (
        <Message title={t('outcome.open.title')} text={t('outcome.rest')}>
          <PrimaryButton component={Link} {...again}>
            {t('outcome.open.go')}
          </PrimaryButton>
          {seePayments}
        </Message>
      );
  }
}

function Paid({ payment, to, count }: { payment: Payment | undefined; to: string; count: number }) {
  const { t } = useTranslation('payments');
  const thanks = useThanks(payment, count);
  const queries = useQueryClient();
  useEffect(() => {
    // The packages of the providers and the pending payments have changed since the session started.
    void refreshSession().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: [...paymentsKey, 'list'] });
  }, [queries]);
  return (
    <Message {...thanks}>
      <PrimaryButton component={Link} to={pathTo('home')}>
        {t('outcome.paid.home')}
      </PrimaryButton>
      <Button component={Link} to={to}>
        {t('outcome.paid.invoice')}
      </Button>
    </Message>
  );
}

/** Thanks for what was paid just now, and says what is still to come. */
function useThanks(payment: Payment | undefined, count: number): { title: string; text: string } {
  const { t } = useTranslation('payments');
  const share = count === 1 && payment ? toPaidShare(payment) : undefined;
  const name = payment?.product.name ?? '';
  if (!share) return { title: t('outcome.paid.title'), text: t('outcome.paid.text', { name, count }) };
  const { number, of, amountCents, next } = share;
  const paid = { name, number, count: of, amount: showCents(amountCents) };
  const isFirst = number === 1;
  return next
    ? {
        title: t(isFirst ? 'outcome.paid.title' : 'outcome.share.title'),
        text: t('outcome.share.text', {
          ...paid,
          nextAmount: showCents(next.amountCents),
          nextDay: showDay(next.dueDate),
        }),
      }
    : { title: t('outcome.share.allPaid'), text: t('outcome.share.last', paid) };
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
