import type { Coupon } from '@bellbird/contract/reputation/discounts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import type { Column } from '#ui/list/types.ts';
import { couponsOptions } from '../discounts.queries.ts';
import type { DiscountsSearch } from '../use-discounts-search.ts';
import { CouponFigures } from './CouponFigures.tsx';
import { useCoupons } from './use-coupons.ts';
import css from './CouponsList.module.css';

/** The coupons couples have taken: search by code, mark as used. */
export function CouponsList({ search }: { search: DiscountsSearch }) {
  const { t } = useTranslation('discounts');
  const { code, page, limit, go } = search;
  const coupons = useQuery(couponsOptions({ code, page, limit }));
  const { use } = useCoupons();
  const isUnknown = coupons.error instanceof ApiFailure && coupons.error.status === 404;
  return (
    <>
      <CouponFigures />
      <DataList
        label={t('tab.coupons')}
        columns={useColumns()}
        rows={isUnknown ? [] : coupons.data?.data}
        failure={
          coupons.isLoadingError && !isUnknown
            ? { title: t('coupon.failed'), onRetry: () => void coupons.refetch() }
            : undefined
        }
        rowId={(coupon) => coupon.id}
        rowName={(coupon) => coupon.code}
        renderActions={(coupon) =>
          coupon.usedAt === null &&
          !coupon.isExpired && (
            <Button size="small" onClick={() => void use(coupon)}>
              {t('coupon.use')}
            </Button>
          )
        }
        renderCard={(coupon) => (
          <>
            <bdi dir="ltr" className={css.code}>
              {coupon.code}
            </bdi>
            <Couple coupon={coupon} />
            <span>
              <State coupon={coupon} />
            </span>
          </>
        )}
        filters={
          <FilterChips>
            <ListSearch
              label={t('coupon.find')}
              value={code ?? ''}
              onSearch={(typed) => go({ code: typed || undefined, page: undefined })}
            />
          </FilterChips>
        }
        summary={coupons.data && !isUnknown && t('coupon.count', { count: coupons.data.meta.total })}
        empty={
          isUnknown ? (
            <EmptyState title={coupons.error?.message ?? ''} text={t('coupon.unknownText')} />
          ) : (
            <EmptyState title={t('coupon.emptyTitle')} text={t('coupon.emptyText')} />
          )
        }
        paging={isUnknown ? undefined : coupons.data?.meta}
        onPage={(next) => go({ page: next })}
        onLimit={(next) => go({ limit: next, page: undefined })}
      />
    </>
  );
}

function useColumns(): Column<Coupon>[] {
  const { t } = useTranslation('discounts');
  return [
    {
      key: 'code',
      header: t('coupon.code'),
      render: ({ code }) => (
        <bdi dir="ltr" className={css.code}>
          {code}
        </bdi>
      ),
      skeleton: 'text',
    },
    { key: 'couple', header: t('coupon.couple'), render: (coupon) => <Couple coupon={coupon} />, skeleton: 'lines' },
    { key: 'offer', header: t('column.offer'), render: (coupon) => coupon.discountTitle, from: 'md' },
    { key: 'taken', header: t('coupon.taken'), render: (coupon) => showDay(coupon.createdAt), from: 'lg' },
    { key: 'until', header: t('coupon.until'), render: (coupon) => showDay(coupon.validUntil), from: 'md' },
    { key: 'state', header: t('column.state'), render: (coupon) => <State coupon={coupon} />, skeleton: 'chip' },
  ];
}

function Couple({ coupon }: { coupon: Coupon }) {
  const { name, leadId } = coupon.couple;
  return leadId ? (
    <Link className={css.name} to={pathTo('lead', { id: leadId })}>
      {name}
    </Link>
  ) : (
    name
  );
}

function State({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('discounts');
  if (coupon.usedAt) return <StatusChip tone="deal">{t('coupon.used', { day: showDay(coupon.usedAt) })}</StatusChip>;
  return coupon.isExpired ? (
    <StatusChip>{t('coupon.expired')}</StatusChip>
  ) : (
    <StatusChip tone="offer">{t('coupon.open')}</StatusChip>
  );
}
