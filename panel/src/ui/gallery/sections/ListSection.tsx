import CircleDot from 'lucide-react/icons/circle-dot';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { Avatar } from '../../Avatar.tsx';
import { Badge } from '../../Badge.tsx';
import { EmptyState } from '../../EmptyState.tsx';
import { Figure } from '../../Figure.tsx';
import { DataList } from '../../list/DataList.tsx';
import { FilterChip, FilterChips } from '../../list/FilterChip.tsx';
import { FilterMenu } from '../../list/FilterMenu.tsx';
import { ListSearch } from '../../list/ListSearch.tsx';
import type { BulkAction, Column, RowId, Sort } from '../../list/types.ts';
import { StatusChip } from '../../StatusChip.tsx';
import { Specimen } from '../Specimen.tsx';
import { COUPLES, type Couple } from './couples.ts';
import { Button } from '../../Button.tsx';
import { IconButton } from '../../IconButton.tsx';
import css from './ListSection.module.css';

const nothing = () => undefined;

const COLUMNS: readonly Column<Couple>[] = [
  { key: 'couple', header: 'Couple', skeleton: 'person', width: '36%', render: (row) => <Person row={row} /> },
  { key: 'wedding', header: 'Wedding', skeleton: 'lines', sortable: true, render: (row) => row.wedding },
  { key: 'guests', header: 'Guests', align: 'end', skeleton: 'figure', from: 'lg', render: (row) => row.guests },
  {
    key: 'budget',
    header: 'Budget',
    align: 'end',
    skeleton: 'figure',
    from: 'md',
    sortable: true,
    render: (row) => <Figure>{`A$${row.budget}`}</Figure>,
  },
  {
    key: 'status',
    header: 'Status',
    skeleton: 'chip',
    fixed: true,
    render: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
  },
];

const PROVIDERS = [
  { value: 1, label: 'Wattle Creek Barn' },
  { value: 2, label: 'Wren & Wattle Flowers' },
];

const ACTIONS: readonly BulkAction[] = [
  { key: 'send', label: 'Send message', icon: <Mail />, onClick: nothing },
  { key: 'status', label: 'Change status', icon: <CircleDot />, onClick: nothing },
  { key: 'read', label: 'Mark as read', icon: <Eye />, onClick: nothing },
  { key: 'reject', label: 'Reject', icon: <UserX />, onClick: nothing },
];

const common = {
  label: 'Couples',
  columns: COLUMNS,
  rowId: (row: Couple) => row.id,
  rowName: (row: Couple) => row.names,
  empty: (
    <EmptyState
      title="No couples for these filters"
      text="Nobody with a wedding in July 2027 has asked yet. Winter dates get more requests with a weekday offer."
      actions={<Button>Clear filters</Button>}
    />
  ),
};

export function ListSection() {
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const [sort, setSort] = useState<Sort>({ key: 'wedding', direction: 'desc' });
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(25);
  const [provider, setProvider] = useState<number>();
  const [isUnread, setUnread] = useState(false);
  return (
    <>
      <Specimen name="DataList">
        <DataList
          {...common}
          rows={COUPLES}
          remember="gallery"
          filters={
            <FilterChips>
              <ListSearch label="Find by name" value="" onSearch={nothing} />
              <FilterChip label="Status" value="Open" onClick={nothing} onClear={nothing} />
              <FilterChip label="Wedding" value="Feb – Oct 2027" onClick={nothing} onClear={nothing} />
              <FilterChip label="Unanswered" count={3} hot onClick={nothing} />
              <FilterChip label="Unread" count={5} on={isUnread} onClick={() => setUnread(!isUnread)} />
              <FilterMenu label="Provider" options={PROVIDERS} chosen={provider} onChoose={setProvider} />
              <FilterChip label="Filter" add onClick={nothing} />
            </FilterChips>
          }
          summary={
            <>
              <b>47</b> couples
            </>
          }
          renderLink={(row, words) => <a href={`#couple-${row.id}`}>{words}</a>}
          rowQuiet={(row) => row.tone === 'grey'}
          renderActions={(row) => <IconButton size="small" aria-label={`More for ${row.names}`} icon={Ellipsis} />}
          renderCard={(row, link) => (
            <>
              {link(<Person row={row} line={`${row.wedding} · ${row.guests} guests · A$${row.budget}`} />)}
              <div className={css.indent}>
                <StatusChip tone={row.tone}>{row.status}</StatusChip>
              </div>
            </>
          )}
          selected={selected}
          onSelected={setSelected}
          bulkActions={ACTIONS}
          sort={sort}
          onSort={setSort}
          paging={{ page, limit, total: 47 }}
          onPage={setPage}
          onLimit={setLimit}
        />
      </Specimen>
      <Specimen name="Cards made from the columns (below 600)">
        <DataList {...common} label="Couples, plain cards" rows={COUPLES.slice(0, 2)} />
      </Specimen>
      <Specimen name="Loading">
        <DataList {...common} rows={undefined} />
      </Specimen>
      <Specimen name="Empty">
        <DataList {...common} rows={[]} />
      </Specimen>
      <Specimen name="Failed">
        <DataList
          {...common}
          rows={undefined}
          failure={{ title: 'We could not load your couples', onRetry: nothing, reference: '7F3A-21' }}
        />
      </Specimen>
    </>
  );
}

function Person({ row, line = `${row.provider} · code ${row.id}` }: { row: Couple; line?: string }) {
  return (
    <span className={css.pair}>
      <Avatar name={row.names} {...(row.tone === 'grey' && { tint: 'grey' as const })} />
      <span style={{ minWidth: 0 }}>
        <span className={css.name} data-unread={row.unread > 0 || undefined}>
          <span>{row.names}</span>
          <Badge count={row.unread} tone="unread" label={`${row.unread} unread`} />
        </span>
        <span className={css.quiet}>{line}</span>
      </span>
    </span>
  );
}
