import type { AuditEntry, DeskUser } from '@bellbird/contract/desk/support';
import type { AuditRow, DeskUserRow } from './desk.repository.ts';

export function presentDeskUser(row: DeskUserRow): DeskUser {
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    customer: { id: row.customer_id, name: row.customer_name },
    active: row.active,
    providers: row.providers,
  };
}

/** Who has been removed since is still named by number: an entry never loses its subject. */
export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    actor: { kind: row.actor_kind, name: row.actor_name },
    actingFor: row.acting_for === null ? null : named(row.acting_for, row.acted_for_name),
    customer: row.customer_id === null ? null : named(row.customer_id, row.customer_name),
  };
}

function named(id: number, name: string | null) {
  return { id, name: name ?? `#${id}` };
}
