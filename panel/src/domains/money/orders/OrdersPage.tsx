import { ORDER_LISTS } from '@bellbird/contract/money/orders/order-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { listed } from '#ui/list/listed.ts';
import { OrderActions, type OrderTask } from './OrderActions.tsx';
import { OrderName, OrderState, useOrderColumns } from './order-columns.tsx';
import { deskOrdersOptions } from './orders.queries.ts';

const OrderDialog = lazyPart(() => import('./OrderDialog.tsx'), 'OrderDialog');

/** Films and tours that vendors have bought, for the team to deliver. */
export function OrdersPage() {
  const { t } = useTranslation('orders');
  const search = useSearch() as { page?: string; list?: string; mine?: unknown };
  const navigate = useNavigate();
  const [task, setTask] = useState<OrderTask>();
  const list = ORDER_LISTS.find((each) => each === search.list) ?? 'open';
  const mine = Boolean(search.mine);
  const page = Math.max(1, Number(search.page) || 1);
  const orders = useQuery(deskOrdersOptions({ page, list, mine }));
  const show = (change: object) => void navigate({ to: '.', search: { ...search, ...change }, replace: true });
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Row gap={2} align="stretch" wrap mb={3} role="group" aria-label={t('filter')}>
        {ORDER_LISTS.map((each) => (
          <FilterChip
            key={each}
            label={t(`list.${each}`)}
            on={each === list}
            onClick={() => show({ list: each === 'open' ? undefined : each, page: undefined })}
          />
        ))}
        <FilterChip
          label={t('mine')}
          on={mine}
          onClick={() => show({ mine: mine ? undefined : true, page: undefined })}
        />
      </Row>
      <DataList
        label={t('title')}
        columns={useOrderColumns()}
        {...listed(orders, t('failed'))}
        rowId={(row) => row.id}
        rowName={(row) => `${row.product}, ${row.provider.name}`}
        renderCard={(row) => (
          <>
            <OrderName order={row} />
            <span>
              <OrderState order={row} />
            </span>
          </>
        )}
        renderActions={(row) => <OrderActions order={row} onTask={setTask} />}
        summary={orders.data && t('count', { count: orders.data.meta.total })}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
        onPage={(next) => show({ page: next })}
      />
      {task && <OrderDialog {...task} onClose={() => setTask(undefined)} />}
    </Page>
  );
}
