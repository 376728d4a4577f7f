import type { NewTeamMember, TeamMember, TeamMemberChange } from '@bellbird/contract/people/access';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { replaceAccountManager } from '#domains/people/customers/customers.public.ts';
import { sendStaffWelcome, sendTwoFactorNews } from './access.job-definitions.ts';
import { endSessions } from './access.repository.ts';
import { insertLogin } from './logins.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import {
  type LockedStaffMember,
  endStaffTour,
  findOpenSessions,
  findStaffMembers,
  insertStaffMember,
  lockTeam,
  updateStaffMember,
} from './staff-members.repository.ts';
import { presentTeamMember } from './team.presenter.ts';
import { deleteTwoFactor } from './two-factor.repository.ts';

const TAKEN = { fields: { email: 'This address already has an account.' } };

const fullName = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`;

const isAdministrator = ({ active, roles }: Pick<LockedStaffMember, 'active' | 'roles'>) =>
  active && roles.includes('administrator');

type Deps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'>; sessions: SessionsService };

export type TeamService = ReturnType<typeof createTeamService>;

/** The team’s own people, managed by its administrators. */
export function createTeamService({ db, clock, jobs, sessions }: Deps) {
  /** The person, with the team locked until the end of the transaction. */
  async function lockMember(tx: Tx, id: number) {
    const team = await lockTeam(tx);
    return { team, person: team.find((each) => each.id === id) ?? fail('not_found') };
  }

  /**
   * Customers write to their account manager, and confirm their users by mails to them. Whoever leaves hands them to the
   * person who lets them go, until somebody else is chosen; a new name is the one that customers see.
   */
  function keepAccountManagers(tx: Tx, after: LockedStaffMember, caller: LockedStaffMember | undefined) {
    const manager = after.active ? after : (caller ?? fail('not_found'));
    return replaceAccountManager(tx, after.email, { name: fullName(manager), email: manager.email });
  }

  const note = (tx: Tx, caller: Staff, action: string, id: number, details = {}) =>
    record(tx, caller, { action, subject: { kind: 'staffMember', id }, details });

  return {
    async list(caller: Staff): Promise<TeamMember[]> {
      const rows = await db.system(findStaffMembers);
      return rows.map((row) => presentTeamMember(row, caller.staffMemberId));
    },

    endTour: (caller: Staff): Promise<void> => db.system((tx) => endStaffTour(tx, caller.staffMemberId, clock.now())),

    create: (caller: Staff, person: NewTeamMember): Promise<{ id: number }> =>
      db.system(async (tx) => {
        const loginId = (await insertLogin(tx, person.email, null)) ?? fail('invalid_fields', TAKEN);
        const id = await insertStaffMember(tx, { ...person, loginId });
        await jobs.enqueue(tx, sendStaffWelcome, { loginId });
        await note(tx, caller, 'team.create', id, { roles: person.roles.join(', ') });
        return { id };
      }),

    update: (caller: Staff, id: number, { version, ...change }: TeamMemberChange): Promise<void> =>
      db.system(async (tx) => {
        const { team, person } = await lockMember(tx, id);
        if (id === caller.staffMemberId && !change.active) fail('own_user');
        const after = team.map((each) => (each.id === id ? { ...each, ...change } : each));
        if (!after.some(isAdministrator)) fail('last_administrator');
        if (!(await updateStaffMember(tx, { id, version }, change))) fail('stale_version');
        const changed = change.active
          ? await findOpenSessions(tx, person.login_id)
          : await endSessions(tx, person.login_id, 'all');
        await sessions.publishChanged(tx, changed);
        const isOther = person.active !== change.active || fullName(person) !== fullName(change);
        const self = team.find((each) => each.id === caller.staffMemberId);
        const customers = isOther ? await keepAccountManagers(tx, { ...person, ...change }, self) : 0;
        const details = { roles: change.roles.join(', '), active: change.active, ...(customers > 0 && { customers }) };
        await note(tx, caller, 'team.update', id, details);
      }),

    welcome: (caller: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        const { person } = await lockMember(tx, id);
        if (!person.active) fail('not_possible_now');
        await jobs.enqueue(tx, sendStaffWelcome, { loginId: person.login_id });
        await note(tx, caller, 'team.welcome', id);
      }),

    /** Their own they change at ‘Your sign-in’, with proof. */
    resetSecondFactor: (caller: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        const { person } = await lockMember(tx, id);
        if (id === caller.staffMemberId || !(await deleteTwoFactor(tx, person.login_id))) fail('not_possible_now');
        await sessions.publishChanged(tx, await endSessions(tx, person.login_id, 'all'));
        await jobs.enqueue(tx, sendTwoFactorNews, { loginId: person.login_id, news: 'resetByTeam' });
        await note(tx, caller, 'team.resetSecondFactor', id);
      }),
  };
}
