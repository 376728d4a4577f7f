import type { AuditEntry, DeskUser, TeamVisit } from '@bellbird/contract/desk/support';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { AUDIT_EXPORT_MAX } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member, Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { presentAuditEntry, presentDeskUser } from './desk.presenter.ts';
import {
  type AuditSearch,
  countAuditEntries,
  countDeskUsers,
  findAuditEntries,
  findDeskUsers,
} from './desk.repository.ts';
import { countVisits, findVisits } from './visits.repository.ts';

export type DeskService = ReturnType<typeof createDeskService>;

/** What the team looks up across all customers. */
export function createDeskService({ db }: { db: Db }) {
  return {
    customerUsers: (query: Paging & { query?: string }): Promise<{ data: DeskUser[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findDeskUsers(tx, query.query, windowOf(query));
        return { data: rows.map(presentDeskUser), total: await countDeskUsers(tx, query.query) };
      }),

    /** From the audit trail, which outlasts the sessions it was done with. */
    visits: (caller: Member, query: Paging): Promise<{ data: TeamVisit[]; total: number }> =>
      db.system(async (tx) => {
        const { customerId, customerUserId, canManage } = caller;
        const of = { customerId, customerUserId: canManage ? undefined : customerUserId };
        const rows = await findVisits(tx, of, windowOf(query));
        const data = rows.map(({ staff_name: staffName, user_name: userName, ...row }) => ({
          ...row,
          staffName,
          userName,
        }));
        return { data, total: await countVisits(tx, of) };
      }),

    audit: (query: Paging & AuditSearch): Promise<{ data: AuditEntry[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findAuditEntries(tx, query, windowOf(query));
        return { data: rows.map(presentAuditEntry), total: await countAuditEntries(tx, query) };
      }),

    /** Recorded after it was read, so that a file does not begin with itself. */
    exportAudit: (staff: Staff, search: AuditSearch): Promise<{ data: AuditEntry[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findAuditEntries(tx, search, { limit: AUDIT_EXPORT_MAX, offset: 0 });
        await record(tx, staff, { action: 'desk.exportAudit', details: { ...search, lines: rows.length } });
        return { data: rows.map(presentAuditEntry), total: rows.length };
      }),
  };
}
