import type { DeskNumber } from '@bellbird/contract/couples/calls';
import { NUMBER_STATES } from '@bellbird/contract/couples/calls/number-states.ts';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, WrappingChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { numbersOptions } from './numbers.queries.ts';
import { useNumbers } from './use-numbers.ts';

const TONES = { free: 'deal', assigned: 'call', quarantined: 'pending', texts: 'info', gone: 'grey' } as const;

/** Every number that couples can call: who has it, which are free, and which are left alone for a while. */
export function NumbersPage() {
  const { t } = useTranslation('desk-numbers');
  const search = useSearch() as { state?: string; query?: string; page?: string };
  const navigate = useNavigate();
  const hasRight = useTeamRights();
  const confirm = useConfirm();
  const work = useNumbers();
  const state = NUMBER_STATES.find((each) => each === search.state);
  const query = search.query ?? '';
  const numbers = useQuery(numbersOptions({ state, query, page: Math.max(1, Number(search.page) || 1) }));
  const show = (change: object) => void navigate({ to: '.', search: { ...search, ...change }, replace: true });
  const mayBuy = hasRight('operations');
  const buy = async () => {
    if (await confirm({ title: t('buy.question'), text: t('buy.text'), confirm: t('buy.confirm') }))
      work.mutate({ type: 'buy' });
  };
  const giveBack = async ({ id, number }: DeskNumber) => {
    if (
      await confirm({
        title: t('giveBack.question', { number }),
        text: t('giveBack.text'),
        confirm: t('giveBack.confirm'),
      })
    )
      work.mutate({ type: 'giveBack', id });
  };
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            startIcon={<RefreshCw aria-hidden />}
            loading={work.isPending}
            onClick={() => work.mutate({ type: 'sync' })}
          >
            {t('sync')}
          </Button>
        }
        primary={
          mayBuy && (
            <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => void buy()}>
              {t('buy.open')}
            </PrimaryButton>
          )
        }
      />
      <DataList
        label={t('title')}
        columns={useColumns()}
        {...listed(numbers, t('failed'))}
        rowId={(row) => row.id}
        rowName={(row) => row.number}
        renderCard={(row) => (
          <>
            <b dir="ltr">{row.number}</b>
            <Who row={row} />
            <span>
              <State row={row} />
            </span>
          </>
        )}
        {...(mayBuy && {
          renderActions: (row: DeskNumber) =>
            row.isAtGateway &&
            (row.state === 'free' || row.state === 'quarantined') && (
              <Button
                size="small"
                variant="text"
                aria-label={t('giveBack.named', { number: row.number })}
                onClick={() => void giveBack(row)}
              >
                {t('giveBack.open')}
              </Button>
            ),
        })}
        filters={
          <WrappingChips>
            <ListSearch
              wide
              label={t('search')}
              value={query}
              onSearch={(text) => show({ query: text || undefined, page: undefined })}
            />
            {NUMBER_STATES.map((each) => (
              <FilterChip
                key={each}
                label={t(`states.${each}`)}
                on={each === state}
                onClick={() => show({ state: each === state ? undefined : each, page: undefined })}
              />
            ))}
          </WrappingChips>
        }
        summary={numbers.data && t('count', { count: numbers.data.meta.total })}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
        onPage={(page) => show({ page })}
      />
    </Page>
  );
}

function useColumns(): Column<DeskNumber>[] {
  const { t } = useTranslation('desk-numbers');
  return [
    { key: 'number', header: t('number'), skeleton: 'text', render: ({ number }) => <b dir="ltr">{number}</b> },
    { key: 'provider', header: t('provider'), skeleton: 'text', render: (row) => <Who row={row} /> },
    { key: 'state', header: t('state'), skeleton: 'chip', render: (row) => <State row={row} /> },
  ];
}

function Who({ row: { provider } }: { row: DeskNumber }) {
  if (!provider) return null;
  return <Link to={pathTo('deskCustomer', { id: provider.customerId })}>{provider.name}</Link>;
}

function State({ row }: { row: DeskNumber }) {
  const { t } = useTranslation('desk-numbers');
  const { state, quarantinedUntil, isAtGateway } = row;
  if (state === 'assigned' && !isAtGateway) return <StatusChip tone="bad">{t('missing')}</StatusChip>;
  return (
    <StatusChip tone={TONES[state]}>
      {quarantinedUntil ? t('until', { day: showDay(quarantinedUntil) }) : t(`states.${state}`)}
    </StatusChip>
  );
}
