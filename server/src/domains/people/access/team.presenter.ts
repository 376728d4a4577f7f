import type { TeamMember } from '@bellbird/contract/people/access';
import type { StaffMemberRow } from './staff-members.repository.ts';

export function presentTeamMember(row: StaffMemberRow, ownId: number): TeamMember {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    surname: row.surname,
    email: row.email,
    roles: row.roles,
    active: row.active,
    hasPassword: row.has_password,
    hasSecondFactor: row.has_second_factor,
    lastSeenAt: row.last_seen_at,
    isSelf: row.id === ownId,
  };
}
