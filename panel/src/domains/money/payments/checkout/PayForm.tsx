import type { InstallmentOffer } from '@bellbird/contract/money/payments';
import type { InstallmentCount, PaymentFailure } from '@bellbird/contract/money/payments/payment-rules.ts';
import { TEXT } from '@bellbird/contract/shared/sentences';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { BottomActions } from '#ui/BottomActions.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useCardFields } from '../cards/use-card-fields.ts';
import { cardsOptions } from '../payments.queries.ts';
import { Billing } from './Billing.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { Columns, Paying, Aside } from './columns.ts';
import type { CheckoutItem } from './items.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { Summary } from './Summary.tsx';
import { type Prepare, usePay } from './use-pay.ts';
import { useWay } from './use-way.ts';
import { WayChoice } from './WayChoice.tsx';

type PayFormProps = {
  title: string;
  lead?: string;
  /** Why the last try did not go through. */
  failure?: PaymentFailure | null;
  customerId: number;
  /** What is paid for, in so many parts. */
  itemsFor: (count: InstallmentCount) => readonly CheckoutItem[];
  plans: InstallmentOffer['plans'];
  count: InstallmentCount;
  onCount?: (count: InstallmentCount) => void;
  hasTransfer: boolean;
  mustKeep: boolean;
  prepare: Prepare;
};

/** How often, how, to whom the invoice goes; what it comes to, and the button. */
export function PayForm(props: PayFormProps) {
  const { title, lead, failure, customerId, itemsFor, plans, count, onCount, hasTransfer, mustKeep, prepare } = props;
  const { t } = useTranslation('payments');
  const cards = useQuery(cardsOptions(customerId));
  const { way, choose, isKept, keep } = useWay(cards.data);
  const { pay, isBusy, fault } = usePay({ customerId, prepare });
  const fields = useCardFields({ onEnter: () => void send() });
  const isTransfer = way === 'transfer';
  // A transfer is one transfer, whatever was chosen before.
  const parts = isTransfer ? 1 : count;
  const items = itemsFor(parts);
  const send = () => pay({ way, count: parts, isKept: isKept || mustKeep, tokenise: fields.tokenise });
  if (cards.isError)
    return <ErrorState headingLevel="h1" title={t('cards.failed')} onRetry={() => void cards.refetch()} />;
  if (!cards.data) return <CheckoutSkeleton />;
  const due = items.reduce((sum, item) => sum + item.dueCents, 0);
  const button = isTransfer ? t('checkout.transfer') : t('checkout.pay', { amount: showCents(due) });
  const isReady = way !== 'new' || fields.isReady;
  return (
    <Columns>
      <Paying>
        <PageHeader title={title} lead={lead} />
        {failure && !fault && (
          <Note tone="error">
            <b>{TEXT.paymentFailed}</b> {t(`failure.${failure}`)}
          </Note>
        )}
        {plans.length > 0 && onCount && !isTransfer && <PlanChoice plans={plans} count={count} onChoose={onCount} />}
        <WayChoice
          cards={cards.data}
          way={way}
          onChoose={choose}
          fields={fields}
          isKept={isKept}
          mustKeep={mustKeep}
          onKeep={keep}
          hasTransfer={hasTransfer}
        />
        {fault && <Fault>{fault}</Fault>}
        <Billing customerId={customerId} />
      </Paying>
      <Aside>
        <Summary items={items} button={button} isBusy={isBusy} isReady={isReady} onPay={() => void send()} />
      </Aside>
      <OnPhone>
        <BottomActions>
          <Button
            variant="contained"
            color="primary"
            startIcon={<Lock aria-hidden />}
            loading={isBusy}
            disabled={!isReady}
            onClick={() => void send()}
          >
            {button}
          </Button>
        </BottomActions>
      </OnPhone>
    </Columns>
  );
}

/** The button is at another end of the page: what it met is brought before the eyes. */
function Fault({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a way to tidy up.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Note tone="error" announce>
        {children}
      </Note>
    </div>
  );
}

const OnPhone = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));
