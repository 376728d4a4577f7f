import type { ChangeRequest, FieldValue } from '@bellbird/contract/listing/provider-data';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, type Staff, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt, setCompleted } from '#domains/attention/prompts/prompts.public.ts';
import { applyAnswer, bumpData, findAnswers, findOwner } from './answers.repository.ts';
import {
  type ChangeRequestRow,
  countChangeRequests,
  countPending,
  findChangeRequest,
  findChangeRequests,
  findCustomerOf,
  findPending,
  insertChangeRequest,
  settleChangeRequest,
} from './change-requests.repository.ts';
import { judged } from './answer-values.rules.ts';
import type { MissingDataService } from './missing-data.service.ts';
import { presentAnswer, presentChangeRequest, presentForm } from './provider-data.presenter.ts';
import { findForms } from './provider-forms.repository.ts';
import { insertUpdate } from './updates.repository.ts';
import type { WaitingChanges } from './waiting-changes.operations.ts';

type Ports = { db: Db; clock: Clock; missing: MissingDataService; changes: WaitingChanges };
type Answered = { status: 'approved' | 'rejected'; note: string | null };
type Proposed = { providerId: number; formId: number; value: FieldValue; reason: string };
type Listed = Promise<{ data: ChangeRequest[]; total: number }>;

export type ChangeRequestsService = ReturnType<typeof createChangeRequestsService>;

/** What the team would change in a listing. Those who look after it have the last word. */
export function createChangeRequestsService({ db, clock, missing, changes }: Ports) {
  async function present(tx: Tx, rows: readonly ChangeRequestRow[]): Promise<ChangeRequest[]> {
    const forms = new Map((await findForms(tx)).map((form) => [form.id, presentForm(form)]));
    return rows.map((row) => presentChangeRequest(row, forms));
  }

  /** Both sides agreed, so couples see it at once; what waited for the same answer is settled by it. */
  async function apply(tx: Tx, row: ChangeRequestRow, customerUserId: number, now: Date): Promise<void> {
    const of = { customerId: row.customer_id, providerId: row.provider_id };
    const answer = (await findAnswers(tx, of)).find((each) => each.form_id === row.form_id) ?? fail('not_possible_now');
    const { value: before, waiting } = presentAnswer(answer);
    if (waiting) await changes.withdraw(tx, of.customerId, waiting.id, now);
    const value = row.value ?? null;
    await applyAnswer(tx, of, row.form_id, value);
    const agreed = { reason: row.reason };
    await insertUpdate(tx, {
      ...of,
      formId: row.form_id,
      before,
      value,
      customerUserId,
      at: now.toISOString(),
      agreed,
    });
    await bumpData(tx, of);
    await missing.refresh(tx, of);
  }

  return {
    pending(caller: Member, { page, limit, providerId }: Paging & { providerId?: number | undefined }): Listed {
      const own = providersFor(caller, 'info').filter((each) => providerId === undefined || each === providerId);
      return db.tenantRead(caller.customerId, async (tx) => {
        const [rows, total] = await Promise.all([
          findPending(tx, caller.customerId, own, windowOf({ page, limit })),
          countPending(tx, caller.customerId, own),
        ]);
        return { data: await present(tx, rows), total };
      });
    },

    answer(caller: Member, id: number, { status, note }: Answered): Promise<ChangeRequest> {
      const own = providersFor(caller, 'info');
      return db.tenant(caller.customerId, async (tx) => {
        const row = (await findChangeRequest(tx, caller.customerId, own, id)) ?? fail('not_found');
        if (row.status !== 'pending') fail('not_possible_now');
        const of = { customerId: row.customer_id, providerId: row.provider_id };
        await findOwner(tx, of, true);
        const now = clock.now();
        const at = now.toISOString();
        await settleChangeRequest(tx, { customerId: of.customerId, id }, { status, note, at });
        if (status === 'approved') await apply(tx, row, caller.customerUserId, now);
        if (row.prompt_id !== null) await setCompleted(tx, of.customerId, row.prompt_id, at);
        const details = { status, field: row.field_name, providerId: row.provider_id };
        await record(tx, caller, {
          action: 'providerData.answerRequest',
          subject: { kind: 'changeRequest', id },
          details,
        });
        await notifyTeam(tx, of, { kind: 'prompts' });
        const [after] = await present(tx, [{ ...row, status, note, decided_at: at }]);
        return after ?? fail('not_found');
      });
    },

    list({ page, limit, status }: Paging & { status?: ChangeRequest['status'] | undefined }): Listed {
      return db.system(async (tx) => {
        const [rows, total] = await Promise.all([
          findChangeRequests(tx, status, windowOf({ page, limit })),
          countChangeRequests(tx, status),
        ]);
        return { data: await present(tx, rows), total };
      });
    },

    propose(staff: Staff, { providerId, formId, value: given, reason }: Proposed): Promise<{ id: number }> {
      return db.system(async (tx) => {
        const customerId = (await findCustomerOf(tx, providerId)) ?? fail('not_found');
        const of = { customerId, providerId };
        const [forms, answers] = await Promise.all([findForms(tx), findAnswers(tx, of)]);
        const form = forms.find((each) => each.id === formId);
        const answer = answers.find((each) => each.form_id === formId);
        if (!form || !answer)
          return fail('invalid_fields', { fields: { formId: 'This is not asked of this provider.' } });
        const verdict = judged(presentForm(form), given);
        if ('problem' in verdict) return fail('invalid_fields', { fields: { value: verdict.problem } });
        const at = clock.now().toISOString();
        const promptId = await addPrompt(tx, {
          customer_id: customerId,
          provider_id: providerId,
          type: 'notification',
          title: `The marketplace team proposes a change: ${form.label}`,
          body_html: `<p>${escapeHtml(reason)}</p>`,
          link_path: `/providers/${providerId}/info/${form.form_group}`,
          link_text: 'See the proposal',
          created_at: at,
        });
        const before = presentAnswer(answer).value;
        const { staffMemberId } = staff;
        const request = { ...of, formId, before, value: verdict.value, reason, staffMemberId, promptId, at };
        const id = await insertChangeRequest(tx, request);
        const details = { field: form.field_name, providerId };
        await record(tx, staff, {
          action: 'providerData.propose',
          subject: { kind: 'changeRequest', id },
          customerId,
          details,
        });
        await notifyTeam(tx, of, { kind: 'prompts' });
        return { id };
      });
    },
  };
}
