import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The column is always shown and cannot be put away. The first column never can. */
  fixed?: boolean;
  /** Narrower screens leave it out of the table. */
  from?: 'md' | 'lg';
  /** A CSS width, for a column that should not take what its content asks for. */
  width?: string;
  /** The shape that stands in while the list loads. */
  skeleton?: SkeletonShape;
};

export type SkeletonShape = 'person' | 'lines' | 'text' | 'chip' | 'figure';

export type Sort = { key: string; direction: 'asc' | 'desc' };

export type Paging = { page: number; limit: number; total: number };

export type BulkAction = { key: string; label: string; icon: ReactNode; onClick: () => void; danger?: boolean };

export type RowId = number | string;

/** What table and cards both need to know of a list. */
export type RowsProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** A row in a word, for those who hear the page: «Select Georgia & Sam». */
  rowName: (row: Row) => string;
  /** Wraps the row's first words in a link of the router; the whole row then follows it. */
  renderLink?: ((row: Row, children: ReactNode) => ReactNode) | undefined;
  /** What one can do with one row, at its end. */
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /** A row that matters less is written in quiet ink. */
  rowQuiet?: ((row: Row) => boolean) | undefined;
  selected?: ReadonlySet<RowId> | undefined;
  onSelected?: ((selected: ReadonlySet<RowId>) => void) | undefined;
};

/** The same set with one member more or less. */
export function toggled(selected: ReadonlySet<RowId>, id: RowId): ReadonlySet<RowId> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
