import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The column cannot be hidden. The first column never can. */
  fixed?: boolean;
  /** Hidden on narrower screens. */
  from?: 'md' | 'lg';
  /** A CSS width, for a column that should not follow its content. */
  width?: string;
  /** The placeholder while the list loads. */
  skeleton?: SkeletonShape;
};

export type SkeletonShape = 'person' | 'lines' | 'text' | 'chip' | 'figure';

export type Sort = { key: string; direction: 'asc' | 'desc' };

export type Paging = { page: number; limit: number; total: number };

export type BulkAction = { key: string; label: string; icon: ReactNode; onClick: () => void; danger?: boolean };

/** What a finger finds behind a row that it moves aside; at most three. */
export type SwipeAction = {
  key: string;
  label: string;
  icon: ReactNode;
  tone?: 'primary' | 'danger';
  onClick: () => void;
};

export type RowId = number | string;

/** The props of both table and cards. */
export type RowsProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** A row's name for screen readers: ‘Select Georgia & Sam’. */
  rowName: (row: Row) => string;
  /** Wraps the row's first words in a link, which then covers the whole row. */
  renderLink?: ((row: Row, children: ReactNode) => ReactNode) | undefined;
  /** Actions for one row, at its end. */
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Rows that matter less are shown in a lighter colour. */
  rowQuiet?: ((row: Row) => boolean) | undefined;
  selected?: ReadonlySet<RowId> | undefined;
  onSelected?: ((selected: ReadonlySet<RowId>) => void) | undefined;
};

/** The same set with one member added or removed. */
export function toggled(selected: ReadonlySet<RowId>, id: RowId): ReadonlySet<RowId> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What one row of a list gets; its parts are rendered by functions that stay the same. */
export type OneRowProps = {
  row: unknown;
  id: RowId;
  name: string;
  columns: readonly Column<unknown>[];
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  isQuiet: boolean;
  onToggle: (id: RowId) => void;
} & Pick<RowsProps<unknown>, 'renderLink' | 'renderActions'>;
