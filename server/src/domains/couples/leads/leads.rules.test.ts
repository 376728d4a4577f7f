import { describe, expect, test } from 'vitest';
import { toContactColumns } from './couples/couple-records.rules.ts';
import { toChannelFacts } from './lead-channels.rules.ts';
import type { LeadRow } from './leads.repository.ts';
import { columnsForAnswer } from './steps/lead-answers.rules.ts';
import { assertCanMove, columnsForMove, eventKindFor, isOpenStatus, toStepEvent } from './steps/lead-step.rules.ts';
import { isOnLimitedPackage, nextMonth, toAllowanceMonth } from './withheld/allowance.rules.ts';
import { maskName } from './withheld/hidden-name.rules.ts';

const AT = new Date('2026-11-17T02:00:00Z');

describe('a move', () => {
  const nothing = { process_state_id: null, reject_reason_id: null, report_reason_id: null };

  test('keeps what belongs to the new status, and a closed request no longer waits', () => {
    const given = { reasonId: 3, processStateId: 2 };
    expect(columnsForMove({ to: 'negotiating', ...given })).toEqual({
      ...nothing,
      status: 'negotiating',
      process_state_id: 2,
    });
    expect(columnsForMove({ to: 'rejected', ...given })).toEqual({
      ...nothing,
      status: 'rejected',
      reject_reason_id: 3,
      waiting_since: null,
    });
    expect(columnsForMove({ to: 'spam_reported', ...given })).toMatchObject({ ...nothing, report_reason_id: 3 });
    expect(columnsForMove({ to: 'rejected' })).toMatchObject(nothing);
    expect(columnsForMove({ to: 'spam_reported' })).toMatchObject(nothing);
    expect(columnsForMove({ to: 'negotiating' })).toMatchObject(nothing);
  });

  test('is refused where the states do not allow it', () => {
    expect(() => assertCanMove({ status: 'new' }, 'negotiating')).not.toThrow();
    expect(() => assertCanMove({ status: 'deal_approved' }, 'new')).toThrow(
      expect.objectContaining({ code: 'illegal_step' }),
    );
  });

  test('has its own line in the history where it means more than another status', () => {
    expect(
      ['rejected', 'deal', 'call_again', 'spam_reported', 'offer'].map((to) => eventKindFor(to as 'deal')),
    ).toEqual(['reject', 'deal', 'call_again', 'spam_reported', 'status_changed']);
    expect([isOpenStatus('new'), isOpenStatus('rejected')]).toEqual([true, false]);
  });
});

describe('the event of a step', () => {
  const lead = {
    id: 4,
    customer_id: 2,
    provider_id: 3,
    status: 'negotiating',
    process_state_id: 1,
    reject_reason_id: null,
    report_reason_id: null,
    waiting_since: '2026-11-16T00:00:00Z',
    first_answered_at: null,
    answer_minutes: 12,
    appointment_state: null,
    couple_name: 'Ruby & Finn',
  } as unknown as LeadRow;

  test('holds what an undo restores, and nothing else of the request', () => {
    const event = toStepEvent(lead, { kind: 'reject', at: AT, author: 9, reminderId: 5 });
    expect(event).toEqual({
      customerId: 2,
      leadId: 4,
      providerId: 3,
      kind: 'reject',
      at: AT.toISOString(),
      customerUserId: 9,
      details: undefined,
      undo: {
        lead: {
          status: 'negotiating',
          process_state_id: 1,
          reject_reason_id: null,
          report_reason_id: null,
          waiting_since: '2026-11-16T00:00:00Z',
          first_answered_at: null,
          answer_minutes: 12,
          appointment_state: null,
        },
        reminderId: 5,
      },
    });
    expect(Object.keys(toStepEvent(lead, { kind: 'reject', at: AT, author: 9 }).undo ?? {})).toEqual(['lead']);
  });

  test('that the couple decided cannot be undone', () => {
    expect(toStepEvent(lead, { kind: 'deal', at: AT, author: null, isFinal: true }).undo).toBeUndefined();
  });
});

describe('an answer', () => {
  const lead = { status: 'new', created_at: '2026-11-17T00:00:00Z', first_answered_at: null, time_zone: 'UTC' };
  test('LEAD-041 the first one is timed; a request that was new or pending is in contact', () => {
    const answered = (given: Partial<typeof lead> | { first_answered_at: string }) =>
      columnsForAnswer({ ...lead, ...given } as LeadRow, new Date('2026-11-17T10:30:00Z'));
    expect(answered({})).toEqual({
      status: 'negotiating',
      waiting_since: null,
      first_answered_at: '2026-11-17T10:30:00.000Z',
      answer_minutes: expect.any(Number),
    });
    expect(answered({ status: 'pending' }).status).toBe('negotiating');
    expect(answered({ status: 'offer' }).status).toBe('offer');
    expect(answered({ first_answered_at: '2026-11-17T01:00:00Z' })).toEqual({
      status: 'negotiating',
      waiting_since: null,
    });
  });
});

describe('the couple of a request', () => {
  const couple = {
    id: 'c1',
    name: 'Ruby',
    email: null,
    partnerEmail: null,
    phone: '+61491570006',
    contactPreference: 'any' as const,
  };
  test('has mail if one of both addresses is known', () => {
    expect(toContactColumns(couple)).toEqual({
      contact_preference: 'any',
      couple_phone: '+61491570006',
      has_email: false,
    });
    expect(toContactColumns({ ...couple, email: 'a@b.example' }).has_email).toBe(true);
    expect(toContactColumns({ ...couple, partnerEmail: 'a@b.example' }).has_email).toBe(true);
  });

  test('can be reached by what is known of them', () => {
    const row = {
      contact_preference: 'any',
      cancelled_at: null,
      couple_deleted_at: null,
      has_stopped_sms: false,
      has_email: true,
      couple_phone: null,
    } as unknown as LeadRow;
    expect(toChannelFacts(row)).toEqual({
      contactPreference: 'any',
      isCancelled: false,
      isCoupleDeleted: false,
      hasStoppedSms: false,
      hasEmail: true,
      hasPhone: false,
    });
    const gone = { ...row, cancelled_at: 'x', couple_deleted_at: 'x', couple_phone: '+61' } as LeadRow;
    expect(toChannelFacts(gone)).toMatchObject({ isCancelled: true, isCoupleDeleted: true, hasPhone: true });
  });

  test('is one letter while the package holds them back', () => {
    expect([maskName(' ruby & Finn'), maskName('Ümit')]).toEqual(['R…', 'Ü…']);
  });
});

describe('the month of a limited package', () => {
  test('turns at midnight of the provider’s own zone', () => {
    const moment = new Date('2026-11-30T13:30:00Z');
    expect(toAllowanceMonth(moment, { time_zone: 'Australia/Sydney' })).toBe('2026-12-01');
    expect(toAllowanceMonth(moment, { time_zone: 'Australia/Perth' })).toBe('2026-11-01');
    expect([nextMonth('2026-11-01'), nextMonth('2026-12-01')]).toEqual(['2026-12-01', '2027-01-01']);
  });

  test('begins the day after the package ended, where the provider is', () => {
    const at = (now: string) =>
      isOnLimitedPackage(
        { paid_status: 'paid', product_date_end: '2026-11-30', time_zone: 'Australia/Sydney' } as LeadRow,
        new Date(now),
      );
    expect([at('2026-11-30T12:59:00Z'), at('2026-11-30T13:01:00Z')]).toEqual([false, true]);
  });
});
