import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import type { Column } from '#ui/list/types.ts';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { churnedOptions, providersOptions } from '../providers.queries.ts';
import { ProviderMenu } from './ProviderMenu.tsx';
import { useProviderList } from './use-provider-list.ts';
import css from './ProvidersPage.module.css';

type ProviderRow = Provider & { leftAt?: string };

/** The user's providers with place, package and status. */
export function ProvidersPage() {
  const { t } = useTranslation('providers');
  const list = useProviderList();
  const here = useQuery({ ...providersOptions(list.listing), enabled: !list.showsLeft });
  const left = useQuery({ ...churnedOptions(list.listing), enabled: list.showsLeft });
  const shown = list.showsLeft ? left : here;
  const rows: readonly ProviderRow[] | undefined = shown.data?.data;
  return (
    <Page>
      <PageHeader title={t('list.title')} lead={t('list.lead')} />
      <DataList<ProviderRow>
        label={t('list.title')}
        columns={useColumns(list.showsLeft)}
        rows={rows}
        busy={shown.isPlaceholderData}
        failure={shown.isLoadingError ? { title: t('list.failed'), onRetry: () => void shown.refetch() } : undefined}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        rowQuiet={(row) => row.onHold || row.leftAt !== undefined}
        {...(!list.showsLeft && {
          renderLink: (row: ProviderRow, words: React.ReactNode) => (
            <Link to={pathTo('providerInfo', { id: row.id })}>{words}</Link>
          ),
          renderActions: (row: ProviderRow) => <ProviderActions row={row} />,
        })}
        renderCard={(row, link) => (
          <>
            {link(<Name row={row} />)}
            <Quiet component="span" className={css.facts}>
              {toPlace(row)}
              <br />
              <Package row={row} />
            </Quiet>
            <Marks row={row} />
          </>
        )}
        filters={
          <FilterChips>
            <ListSearch label={t('list.find')} value={list.listing.query ?? ''} onSearch={list.find} />
            <FilterChip label={t('list.left')} on={list.showsLeft} onClick={list.toggleLeft} />
          </FilterChips>
        }
        summary={shown.data && t('list.count', { count: shown.data.meta.total })}
        empty={<Nothing isFiltered={Boolean(list.listing.query)} showsLeft={list.showsLeft} />}
        paging={shown.data?.meta}
        onPage={list.page}
        onLimit={list.limit}
      />
    </Page>
  );
}

/** The prices are changed most often, so they are one press away. */
function ProviderActions({ row }: { row: ProviderRow }) {
  const { t } = useTranslation('providers');
  const hasPrices = useProvidersFor('catalogs').some(({ id }) => id === row.id);
  return (
    <Row gap={1}>
      {hasPrices && (
        <Button
          size="small"
          component={Link}
          to={pathTo('providerBudget', { id: row.id })}
          aria-label={t('list.pricesOf', { name: row.name })}
        >
          {t('list.prices')}
        </Button>
      )}
      <ProviderMenu provider={row} />
    </Row>
  );
}

/** The empty states: no match, none that left, or no provider at all. */
function Nothing({ isFiltered, showsLeft }: { isFiltered: boolean; showsLeft: boolean }) {
  const { t } = useTranslation('providers');
  const user = useUser();
  const which = isFiltered ? 'filtered' : showsLeft ? 'left' : 'none';
  return (
    <EmptyState
      drawing={<QuietNest />}
      title={t(`empty.${which}.title`)}
      text={t(`empty.${which}.text`)}
      actions={
        which === 'none' && user && <a href={`mailto:${user.accountManager.email}`}>{user.accountManager.email}</a>
      }
    />
  );
}

function useColumns(showsLeft: boolean): Column<ProviderRow>[] {
  const { t } = useTranslation('providers');
  return [
    { key: 'name', header: t('column.name'), render: (row) => <Name row={row} />, skeleton: 'person' },
    { key: 'place', header: t('column.place'), render: toPlace, from: 'md' },
    { key: 'package', header: t('column.package'), render: (row) => <Package row={row} />, from: 'md' },
    showsLeft
      ? { key: 'left', header: t('column.left'), render: (row) => (row.leftAt ? showDay(row.leftAt) : '') }
      : { key: 'marks', header: t('column.marks'), render: (row) => <Marks row={row} />, skeleton: 'chip' },
  ];
}

function Name({ row }: { row: ProviderRow }) {
  return (
    <span className={css.nameLine}>
      <Avatar name={row.name} />
      <span>
        <b>{row.name}</b>
        <small>{row.category.name}</small>
      </span>
    </span>
  );
}

function toPlace(row: ProviderRow): string {
  return [row.district?.name, row.city.name].filter(Boolean).join(', ');
}

function Package({ row }: { row: ProviderRow }) {
  const { t } = useTranslation('providers');
  const { productDateEnd } = row.productFeatures;
  const name = row.providerFilter.listingProductName || t('list.noPackage');
  return <span>{productDateEnd ? t('list.package', { name, day: showDay(productDateEnd) }) : name}</span>;
}

/** Chips for what needs attention. */
function Marks({ row }: { row: ProviderRow }) {
  const { t } = useTranslation('providers');
  return (
    <Row component="span" gap={1.5} align="stretch" wrap className={css.chips}>
      {row.onHold && <StatusChip tone="pending">{t(row.holdReason ? 'mark.heldByTeam' : 'mark.onHold')}</StatusChip>}
      {row.paidStatus === 'unpaid' && <StatusChip tone="reject">{t('mark.unpaid')}</StatusChip>}
      {row.isMissingData && <StatusChip tone="call">{t('mark.missing')}</StatusChip>}
      {row.reviewRequestedAt && <StatusChip tone="info">{t('mark.review')}</StatusChip>}
      {row.leftAt && <StatusChip>{t('mark.left')}</StatusChip>}
      {row.holdReason && <Quiet component="span">{t('mark.holdReason', { reason: row.holdReason })}</Quiet>}
    </Row>
  );
}
