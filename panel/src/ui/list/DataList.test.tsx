// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { DataList, type DataListProps } from './DataList.tsx';
import type { RowId, Sort } from './types.ts';

type Couple = { id: number; names: string; guests: number };

const ROWS: readonly Couple[] = [
  { id: 1, names: 'Georgia & Sam', guests: 120 },
  { id: 2, names: 'Priya & Tom', guests: 90 },
];

const basics: DataListProps<Couple> = {
  label: 'Couples',
  rows: ROWS,
  columns: [
    { key: 'couple', header: 'Couple', render: (row) => row.names },
    { key: 'guests', header: 'Guests', align: 'end', sortable: true, render: (row) => row.guests },
  ],
  rowId: (row) => row.id,
  rowName: (row) => row.names,
  renderLink: (row, words) => <a href={`/leads/${row.id}`}>{words}</a>,
  empty: <p>Nobody yet</p>,
};

const seenAt = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });

beforeEach(() => {
  localStorage.clear();
  seenAt(1440);
});
afterEach(cleanup);

describe('the list', () => {
  it.each([600, 1440])('SHELL-093 is a table at %i', (width) => {
    seenAt(width);
    renderUi(<DataList {...basics} />);
    const table = screen.getByRole('table', { name: 'Couples' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Couple', 'Guests']);
    expect(within(table).getAllByRole('row')).toHaveLength(1 + ROWS.length);
  });

  it.each([360, 599])('SHELL-093 is a list of cards at %i', (width) => {
    seenAt(width);
    renderUi(<DataList {...basics} />);
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Couples' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual(['Georgia & SamGuests120', 'Priya & TomGuests90']);
  });

  it('renders the cards in view first, then all others', async () => {
    seenAt(360);
    const rows = Array.from({ length: 30 }, (_, index) => ({ id: index, names: `Couple ${index}`, guests: 80 }));
    const counts: number[] = [];
    const count = () => counts.push(document.querySelectorAll('a').length);
    renderUi(
      <Profiler id="list" onRender={count}>
        <DataList {...basics} rows={rows} />
      </Profiler>,
    );
    await screen.findByText('Couple 29');
    expect(counts[0]).toBeLessThan(rows.length);
    expect(screen.getAllByRole('listitem')).toHaveLength(rows.length);
  });

  it.each([360, 1440])('links with a real link at %i', (width) => {
    seenAt(width);
    renderUi(<DataList {...basics} />);
    expect(screen.getByRole('link', { name: 'Georgia & Sam' }).getAttribute('href')).toBe('/leads/1');
  });

  it('sorts by a column head, and the other way round by a second press', async () => {
    const onSort = vi.fn<(sort: Sort) => void>();
    const { user, rerender } = renderUi(<DataList {...basics} onSort={onSort} />);
    await user.click(screen.getByRole('button', { name: 'Guests' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'guests', direction: 'asc' });
    rerender(<DataList {...basics} onSort={onSort} sort={{ key: 'guests', direction: 'asc' }} />);
    expect(screen.getByRole('columnheader', { name: 'Guests' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Guests' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'guests', direction: 'desc' });
  });

  it('turns pages, and stops at both ends', async () => {
    const onPage = vi.fn<(page: number) => void>();
    const { user, rerender } = renderUi(
      <DataList {...basics} paging={{ page: 1, limit: 25, total: 47 }} onPage={onPage} />,
    );
    expect(screen.getByText('1–25 of 47')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledWith(2);
    rerender(<DataList {...basics} paging={{ page: 2, limit: 25, total: 47 }} onPage={onPage} />);
    expect(screen.getByText('26–47 of 47')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  });

  it('selects rows and offers actions for them', async () => {
    const onClick = vi.fn<() => void>();
    function Host() {
      const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
      return (
        <DataList
          {...basics}
          selected={selected}
          onSelected={setSelected}
          bulkActions={[{ key: 'read', label: 'Mark as read', icon: null, onClick }]}
        />
      );
    }
    const { user } = renderUi(<Host />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Priya & Tom' }));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(await screen.findByText('2 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(onClick).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('remembers which columns were hidden', async () => {
    const { user, unmount } = renderUi(<DataList {...basics} remember="couples" />);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Guests' }));
    unmount();
    renderUi(<DataList {...basics} remember="couples" />);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Couple']);
  });

  it('shows that it is loading, with its column heads in place', () => {
    renderUi(<DataList {...basics} rows={undefined} />);
    expect(screen.getByRole('status').textContent).toContain('Loading');
    expect(screen.getByText('Guests')).toBeTruthy();
  });

  it('renders the first rows as soon as they arrive', () => {
    let arrive = (_rows: readonly Couple[]) => {};
    function Loading() {
      const [rows, setRows] = useState<readonly Couple[]>();
      arrive = setRows;
      return <DataList {...basics} rows={rows} />;
    }
    renderUi(<Loading />);
    // Only urgent updates render here; React would render the rest when it has time.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    flushSync(() => arrive(ROWS));
    vi.unstubAllGlobals();
    expect(screen.getAllByRole('row')).toHaveLength(1 + ROWS.length);
  });

  it('shows when there are no rows', () => {
    renderUi(<DataList {...basics} rows={[]} />);
    expect(screen.getByText('Nobody yet')).toBeTruthy();
  });

  it('SHELL-128 SHELL-129 shows that loading failed, with a retry and a way to contact support', async () => {
    const onRetry = vi.fn<() => void>();
    const support = { whatsapp: 'https://wa.me/61491570006', email: 'help@bellbird.example' };
    const { user } = renderUi(<DataList {...basics} rows={undefined} failure={{ onRetry, support }} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('An error occurred while loading');
    expect(within(alert).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(support.whatsapp);
    expect(within(alert).getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(
      'mailto:help@bellbird.example',
    );
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
