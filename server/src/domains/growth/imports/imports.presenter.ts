import type { ImportCheck, ImportProblem, TableImport } from '@bellbird/contract/growth/imports';
import { type ReadRow, type RowProblem, isDuplicate } from './import-rows.rules.ts';
import type { ImportListRow } from './imports.repository.ts';

const PREVIEWED = 5;

export function presentCheck(rows: readonly ReadRow[]): ImportCheck {
  const ready = rows.filter((row) => row.problems.length === 0);
  const duplicates = rows.filter((row) => isDuplicate(row.problems)).length;
  return {
    rows: rows.length,
    ready: ready.length,
    duplicates,
    faulty: rows.length - ready.length - duplicates,
    preview: ready.slice(0, PREVIEWED).map(({ line, values }) => ({ line, values })),
    problems: presentProblems(rows),
  };
}

export function presentProblems(rows: readonly { line: number; problems: readonly RowProblem[] }[]): ImportProblem[] {
  return rows.flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })));
}

export function presentImport(row: ImportListRow): TableImport {
  const done = row.done ?? 0;
  const made = row.made ?? 0;
  const duplicates = row.duplicates ?? 0;
  return {
    id: row.id,
    kind: row.kind,
    provider: { id: row.provider_id, name: row.provider_name },
    status: row.status,
    startedBy: `${row.name} ${row.surname}`.trim(),
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    rows: row.rows,
    done: row.status === 'undoing' ? (row.undone ?? 0) + (row.kept ?? 0) : done,
    made,
    duplicates,
    faulty: done - made - duplicates,
    kept: row.kept ?? 0,
  };
}
