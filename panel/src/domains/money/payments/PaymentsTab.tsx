import type { Payment } from '@bellbird/contract/money/payments';
import { isOpen } from '@bellbird/contract/money/payments/payment-rules.ts';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { ExportPayments } from './list/ExportPayments.tsx';
import { PaymentActions } from './list/PaymentActions.tsx';
import { PaymentFilters } from './list/PaymentFilters.tsx';
import { PaymentStatusChip } from './list/PaymentStatusChip.tsx';
import { usePaymentsSearch } from './list/use-payments-search.ts';
import { paymentsOptions } from './payments.queries.ts';
import css from './PaymentsTab.module.css';

/** Payments of a provider, or of all providers when none is given. */
export function PaymentsTab({ provider }: { provider: Provider | undefined }) {
  const { t } = useTranslation('payments');
  const search = usePaymentsSearch();
  const providers = useProvidersFor('payments');
  const { status, type, sort, order, page, limit, go } = search;
  const searched = { providerId: provider?.id ?? search.providerId, status, type, sort, order };
  const payments = useQuery(paymentsOptions(searched, { page, limit }));
  const isFiltered = Boolean(status ?? type ?? (provider ? undefined : search.providerId));
  const total = payments.data?.meta.total ?? 0;
  return (
    <DataList
      label={t('title')}
      columns={useColumns(provider === undefined && providers.length > 1)}
      {...listed(payments, t('failed'))}
      rowId={(payment) => payment.id}
      rowName={(payment) => payment.product.name}
      rowQuiet={(payment) => payment.status === 'cancelled'}
      renderActions={(payment) => <PaymentActions payment={payment} />}
      renderCard={(payment) => (
        <>
          <Product payment={payment} showsProvider={provider === undefined} />
          <span>
            <PaymentStatusChip payment={payment} />
          </span>
          <Quiet component="span">
            <Amount payment={payment} />
            {isOpen(payment) && ` · ${t('due', { day: showDay(payment.dueDate) })}`}
          </Quiet>
        </>
      )}
      filters={<PaymentFilters search={search} providers={provider ? [] : providers} />}
      summary={
        payments.data && (
          <Row component="span" inline gap={1}>
            {t('count', { count: total })}
            {total > 0 && <ExportPayments search={searched} />}
          </Row>
        )
      }
      sort={{ key: sort, direction: order }}
      onSort={(next) => go({ sort: next.key, order: next.direction, page: undefined })}
      empty={
        isFiltered ? (
          <EmptyState title={t('noneFound.title')} text={t('noneFound.text')} />
        ) : (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            actions={
              <Button component={Link} to="." search={{ tab: 'packages' }}>
                {t('empty.packages')}
              </Button>
            }
          />
        )
      }
      onPage={(next) => go({ page: next })}
      onLimit={(next) => go({ limit: next, page: undefined })}
    />
  );
}

function useColumns(showsProvider: boolean): Column<Payment>[] {
  const { t } = useTranslation('payments');
  const nameOfType = useConfigNames('payment_type');
  return [
    {
      key: 'createdAt',
      header: t('column.product'),
      render: (payment) => <Product payment={payment} showsProvider={showsProvider} />,
      sortable: true,
      skeleton: 'lines',
    },
    {
      key: 'status',
      header: t('column.status'),
      render: (payment) => <PaymentStatusChip payment={payment} />,
      skeleton: 'chip',
    },
    { key: 'type', header: t('column.type'), render: (payment) => nameOfType(payment.type), from: 'lg' },
    {
      key: 'dueDate',
      header: t('column.due'),
      render: (payment) => (isOpen(payment) ? showDay(payment.dueDate) : '–'),
      sortable: true,
      from: 'md',
    },
    {
      key: 'amount',
      header: t('column.amount'),
      render: (payment) => <Amount payment={payment} />,
      sortable: true,
      align: 'end',
      skeleton: 'figure',
    },
  ];
}

function Amount({ payment }: { payment: Payment }) {
  return (
    <Text size="inherit" tabular line="keep">
      {showCents(payment.amountCents)}
    </Text>
  );
}

function Product({ payment, showsProvider }: { payment: Payment; showsProvider: boolean }) {
  const { t } = useTranslation('payments');
  const { product, provider, recurringMonth, failure, status } = payment;
  return (
    <span className={css.lines}>
      <b>{product.name}</b>
      <Quiet component="span">
        {showsProvider ? provider.name : t('setUp', { day: showDay(payment.createdAt) })}
        {recurringMonth > 1 && `, ${t('plan.monthly', { count: recurringMonth })}`}
      </Quiet>
      {status === 'failed' && failure && (
        <Text component="span" size="small" tone="danger">
          {t(`failure.${failure}`)}
        </Text>
      )}
    </span>
  );
}
