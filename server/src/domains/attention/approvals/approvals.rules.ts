import {
  type ApprovalKind,
  APPROVAL_KINDS,
  KIND_RIGHTS,
  PROMISED_HOURS,
  PROMISED_WORKING_DAYS,
} from '@bellbird/contract/attention/approvals';
import { type TeamRole, hasTeamRight } from '@bellbird/contract/shared/team';
import { instantOf, localTime } from '@bellbird/contract/shared/zone-time';

export { ACCOUNT_MANAGER_KINDS, type WorkKind } from '@bellbird/contract/attention/approvals';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const OFFICE_ZONE = 'Australia/Sydney';
const SUNDAY = 0;
const SATURDAY = 6;

/** When a decision is due: after so many hours, or at the same time of day so many working days later. */
export function dueAt(kind: string, askedAt: Date): Date {
  const hours = PROMISED_HOURS[kind as ApprovalKind];
  if (hours !== undefined) return new Date(askedAt.getTime() + hours * HOUR_MS);
  let local = localTime(askedAt.getTime(), OFFICE_ZONE);
  for (let left = PROMISED_WORKING_DAYS; left > 0;) {
    local += DAY_MS;
    const weekday = new Date(local).getUTCDay();
    if (weekday !== SUNDAY && weekday !== SATURDAY) left -= 1;
  }
  return new Date(instantOf(local, OFFICE_ZONE));
}

/** The kinds that somebody with these roles sees and decides. */
export function kindsFor(roles: readonly TeamRole[]): ApprovalKind[] {
  return APPROVAL_KINDS.filter((kind) => hasTeamRight(roles, KIND_RIGHTS[kind]));
}

export type Cursor = { dueAt: Date; id: number };

export const formatCursor = ({ dueAt: due, id }: Cursor): string => `${due.getTime()}-${id}`;

export function parseCursor(cursor: string): Cursor {
  const [due, id] = cursor.split('-').map(Number);
  return { dueAt: new Date(due ?? 0), id: id ?? 0 };
}
