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

/** Deleted people are shown by number, so that an entry never loses its subject. */
export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    actor: { kind: row.actor_kind, name: row.actor_name },
    subject: row.subject_kind === null ? null : { kind: row.subject_kind, name: row.subject_name },
    actingFor: row.acting_for === null ? null : toNamed(row.acting_for, row.acted_for_name),
    customer: row.customer_id === null ? null : toNamed(row.customer_id, row.customer_name),
  };
}

function toNamed(id: number, name: string | null) {
  return { id, name: name ?? `#${id}` };
}
