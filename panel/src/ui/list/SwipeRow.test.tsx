// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { DataList } from './DataList.tsx';
import type { RowId } from './types.ts';

const ROWS = [
  { id: 1, names: 'Georgia & Sam' },
  { id: 2, names: 'Priya & Tom' },
];
const FINGER = { pointerType: 'touch', clientX: 100, clientY: 100 };
const reject = vi.fn<(id: number) => void>();

function Couples() {
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  return (
    <DataList
      label="Couples"
      rows={ROWS}
      columns={[{ key: 'couple', header: 'Couple', render: (row) => row.names }]}
      rowId={(row) => row.id}
      rowName={(row) => row.names}
      renderLink={(row, words) => <a href={`#${row.id}`}>{words}</a>}
      empty={null}
      selected={selected}
      onSelected={setSelected}
      bulkActions={[]}
      swipeActions={({ id }) => [{ key: 'reject', label: 'Reject', icon: null, onClick: () => reject(id) }]}
    />
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Couples' })).getAllByRole('listitem');
const rowAt = (index: number) => rows()[index] as HTMLElement;

beforeEach(() => {
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width: 360 });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  reject.mockReset();
});

it('a touched row has its actions beside it, with its name; a row that nobody touched has none', () => {
  renderUi(<Couples />);
  expect(screen.queryByRole('button', { name: /Reject/ })).toBeNull();
  fireEvent.pointerDown(rowAt(1), FINGER);
  fireEvent.click(screen.getByRole('button', { name: 'Reject: Priya & Tom' }));
  expect(reject.mock.calls).toEqual([[2]]);
});

it('touching another row moves the first one back, and a press on a moved row only moves it back', () => {
  renderUi(<Couples />);
  rowAt(0).scrollLeft = 76;
  fireEvent.pointerDown(rowAt(1), FINGER);
  expect(rowAt(0).scrollLeft).toBe(0);
  rowAt(1).scrollLeft = -76;
  expect(fireEvent.click(screen.getByRole('link', { name: 'Priya & Tom' }))).toBe(false);
  expect(rowAt(1).scrollLeft).toBe(0);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Priya & Tom' }))).toBe(true);
});

it('a finger that rests on a row selects it, and lifting it opens nothing', async () => {
  renderUi(<Couples />);
  fireEvent.pointerDown(rowAt(0), FINGER);
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Georgia & Sam' }).checked).toBe(true);
  expect(fireEvent.click(screen.getByText('Georgia & Sam'))).toBe(false);
  // From now on a press selects; there are neither links nor actions in the way.
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Priya & Tom' }));
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]);
});

it.each([
  ['moves', () => fireEvent.pointerMove(rowAt(0), { ...FINGER, clientX: 130 })],
  ['is lifted', () => fireEvent.pointerUp(rowAt(0), FINGER)],
  ['scrolls the page', () => fireEvent.pointerCancel(rowAt(0), FINGER)],
])('a finger that %s in time selects nothing', async (_, does) => {
  renderUi(<Couples />);
  fireEvent.pointerDown(rowAt(0), FINGER);
  does();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('a mouse selects with ‘Select’, not by resting', async () => {
  renderUi(<Couples />);
  fireEvent.pointerDown(rowAt(0), { ...FINGER, pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Reject/ })).toBeNull();
});
