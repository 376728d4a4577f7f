import type { QuoteMoney } from '@bellbird/contract/couples/quote-payments';
import type { Provider } from '@bellbird/contract/listing/providers';
import { QUOTE_PAYMENTS_MAX, QUOTE_PAYMENTS_SHOWN } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { BankAccountCard } from './BankAccountCard.tsx';
import { PaymentLine } from './PaymentLine.tsx';
import { ComingCard } from './ComingCard.tsx';
import { MonthsCard } from './MonthsCard.tsx';
import { PayoutsCard } from './PayoutsCard.tsx';
import { quoteMoneyOptions } from './quote-payments.queries.ts';
import css from './QuotePaymentsTab.module.css';

/** What couples owe and have paid for their quotes, and what reaches the bank. */
export function QuotePaymentsTab({ provider }: { provider: Provider | undefined }) {
  if (provider) return <ProviderMoney key={provider.id} provider={provider} />;
  return <ChooseProvider />;
}

function ChooseProvider() {
  const { t } = useTranslation('quote-payments');
  const providers = useProvidersFor('payments');
  return (
    <Card>
      <EmptyState
        title={t('choose.title')}
        text={t('choose.text')}
        actions={providers.map(({ id, name }) => (
          <Button
            key={id}
            component={Link}
            to={pathTo('providerPayments', { providerId: id })}
            search={{ tab: 'quotes' }}
          >
            {name}
          </Button>
        ))}
      />
    </Card>
  );
}

function ProviderMoney({ provider }: { provider: Provider }) {
  const { t } = useTranslation('quote-payments');
  const [rows, setRows] = useState<number>();
  const money = useQuery(quoteMoneyOptions(provider.id, rows));
  if (money.isLoadingError)
    return (
      <Card>
        <ErrorState title={t('failed')} onRetry={() => void money.refetch()} />
      </Card>
    );
  if (!money.data) return <Skeleton variant="rounded" height={360} />;
  const { open, paid, hasMore } = money.data;
  const shown = rows ?? QUOTE_PAYMENTS_SHOWN;
  return (
    <Stack gap={5}>
      <Figures money={money.data} />
      <ComingCard money={money.data} />
      <Card title={t('open.title')} lead={t('open.lead')}>
        {open.length === 0 && <CardBody>{t('open.none')}</CardBody>}
        {open.map((each) => (
          <PaymentLine key={each.id} payment={each} provider={provider} />
        ))}
      </Card>
      {paid.length > 0 && (
        <Card title={t('paid.title')}>
          {paid.map((each) => (
            <PaymentLine key={each.id} payment={each} provider={provider} />
          ))}
        </Card>
      )}
      {hasMore && shown < QUOTE_PAYMENTS_MAX && (
        <Row justify="center">
          <Button loading={money.isPlaceholderData} onClick={() => setRows(2 * shown)}>
            {t('showMore')}
          </Button>
        </Row>
      )}
      <PayoutsCard money={money.data} />
      <MonthsCard months={money.data.months} />
      <BankAccountCard money={money.data} provider={provider} />
    </Stack>
  );
}

function Figures({ money }: { money: QuoteMoney }) {
  const { t } = useTranslation('quote-payments');
  const figures = [
    { label: t('figure.overdue'), cents: money.overdueCents },
    { label: t('figure.due'), cents: money.dueCents },
    { label: t('figure.month'), cents: money.months.at(-1)?.cents ?? 0 },
  ];
  return (
    <Row component="dl" wrap align="stretch" className={css.figures}>
      {figures.map(({ label, cents }) => (
        <div key={label}>
          <Quiet component="dt">{label}</Quiet>
          <Text size="number" component="dd" tabular>
            {showCents(cents)}
          </Text>
        </div>
      ))}
    </Row>
  );
}
