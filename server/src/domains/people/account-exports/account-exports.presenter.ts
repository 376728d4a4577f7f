import type { AccountExport } from '@bellbird/contract/people/account-exports';
import type { ExportListRow } from './account-exports.repository.ts';

export function presentExport(row: ExportListRow, url: string | null): AccountExport {
  return {
    id: row.id,
    status: row.status,
    progress: row.progress,
    requestedBy: `${row.name} ${row.surname}`.trim(),
    requestedAt: row.requested_at,
    readyAt: row.ready_at,
    sizeBytes: row.size_bytes,
    expiresAt: row.expires_at,
    url,
  };
}
