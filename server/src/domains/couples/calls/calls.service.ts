import type { LeadCall, RedirectHours } from '@bellbird/contract/couples/calls';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, type Staff, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type LeadRow, findOwnLead, lockOwnLead } from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { updateProviderNumbers, updateRedirectNumber } from '#domains/listing/providers/providers.public.ts';
import { placeOutgoingCall } from './calls.job-definitions.ts';
import { presentCall } from './calls.presenter.ts';
import { type NumberRules, prepareNumberChange } from './numbers.operations.ts';
import { isQuickNumber } from './numbers.repository.ts';
import { callsQuery, countCalls, findNumbers, findOwnPhone, insertCall } from './calls.repository.ts';

type Deps = { db: Db; clock: Clock; jobs: Jobs; numberRules: NumberRules };

type Numbers = {
  quickContactNumber: string | null;
  redirectNumber: string | null;
  redirectHours: RedirectHours | null;
};

export type CallsService = ReturnType<typeof createCallsService>;

/** Phone calls with couples. Neither side sees the other's number. */
export function createCallsService({ db, clock, jobs, numberRules }: Deps) {
  /** A call that is put through to a quick number would go round in a circle. */
  const isOurs = async (number: string) =>
    numberRules.texts.includes(number) || (await db.system((tx) => isQuickNumber(tx, number)));

  return {
    async list(caller: Member, leadId: number, { page, limit }: Paging) {
      return db.tenantRead(caller.customerId, async (tx) => {
        const of = { customerId: caller.customerId, leadId };
        const [, rows, total] = await Promise.all([
          findOwnLead(tx, caller, leadId),
          callsQuery(tx, { ...of, ...windowOf({ page, limit }) }).execute(),
          countCalls(tx, of),
        ]);
        return { data: rows.map(presentCall), total };
      });
    },

    /** The row is stored before the phone rings, so that every report of the network finds it. */
    async place(caller: Member, leadId: number): Promise<LeadCall> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, leadId);
        assertCanCall(lead);
        const [numbers, ownPhone] = await Promise.all([
          findNumbers(tx, {
            customerId: caller.customerId,
            providerIds: providersFor(caller, 'leads'),
            providerId: lead.provider_id,
          }),
          findOwnPhone(tx, caller.customerId, caller.customerUserId),
        ]);
        if (!ownPhone) fail('no_own_phone');
        if (!numbers?.quick_number) fail('not_possible_now');
        const call = await insertCall(tx, {
          customer_id: caller.customerId,
          lead_id: leadId,
          customer_user_id: caller.customerUserId,
          direction: 'out',
          called_at: clock.now().toISOString(),
        });
        await jobs.enqueue(tx, placeOutgoingCall, { callId: call.id });
        await notifyTeam(
          tx,
          { customerId: caller.customerId, providerId: lead.provider_id },
          { kind: 'lead_changed', leadId },
        );
        return presentCall({ ...call, user_name: null });
      });
    },

    /** From now on the provider’s couples can be called, and can call, through this number. */
    async assignNumbers(staff: Staff, providerId: number, numbers: Numbers): Promise<void> {
      await db.system(async (tx) => {
        const { quickContactNumber, redirectNumber, redirectHours } = numbers;
        const hours = redirectHours && JSON.stringify(redirectHours);
        const change = {
          quick_number: quickContactNumber,
          redirect_number: redirectNumber,
          redirect_hours: hours,
        };
        await prepareNumberChange(tx, { providerId, number: quickContactNumber, at: clock.now() }, numberRules);
        const result = await updateProviderNumbers(tx, providerId, change);
        if (result === 'taken')
          fail('invalid_fields', { fields: { quickContactNumber: 'Another provider has this number.' } });
        const { customer_id: customerId } = result ?? fail('not_found');
        const subject = { kind: 'provider', id: providerId };
        const details = { quickContactNumber, redirectNumber, redirectHours: hours };
        await record(tx, staff, { action: 'calls.assignNumbers', subject, customerId, details });
      });
    },

    async numbers(caller: Member, providerId: number) {
      const of = { customerId: caller.customerId, providerIds: providersFor(caller, 'leads'), providerId };
      const row = (await db.tenantRead(caller.customerId, (tx) => findNumbers(tx, of))) ?? fail('not_found');
      const { redirect_number: redirectNumber, redirect_hours: redirectHours, quick_number: quickContactNumber } = row;
      return { redirectNumber, redirectHours, quickContactNumber };
    },

    /** Rings at another phone from the next call on. */
    async changeRedirectNumber(caller: Member, providerId: number, redirectNumber: string | null): Promise<void> {
      const { customerId } = caller;
      const of = { customerId, providerId: providerFor(caller, 'leads', providerId) };
      if (redirectNumber !== null && (await isOurs(redirectNumber)))
        fail('invalid_fields', {
          fields: { redirectNumber: 'This is one of our numbers. Please give your own phone.' },
        });
      await db.tenant(customerId, async (tx) => {
        if (!(await updateRedirectNumber(tx, of, redirectNumber))) fail('not_found');
        const subject = { kind: 'provider', id: providerId };
        const details = { redirectNumber };
        await record(tx, caller, { action: 'calls.changeRedirectNumber', subject, customerId, details });
      });
    },
  };
}

function assertCanCall(lead: LeadRow): void {
  if (lead.couple_deleted_at) fail('channel_account_deleted');
  if (lead.cancelled_at) fail('channel_cancelled');
  if (lead.contact_preference === 'email') fail('channel_email_only');
  if (!lead.couple_phone) fail('channel_no_address');
}
