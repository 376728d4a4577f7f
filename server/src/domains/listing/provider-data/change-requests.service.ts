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
import { updateDataVersion } from '#domains/listing/providers/providers.public.ts';
import { checkAnswer } from './answer-values.rules.ts';
import { applyAnswer } from './answers.operations.ts';
import { findAnswers, lockOwner } from './answers.repository.ts';
import {
  type ChangeRequestRow,
  countChangeRequests,
  countPending,
  findChangeRequests,
  findCustomerId,
  findPending,
  insertChangeRequest,
  lockChangeRequest,
  updateChangeRequest,
} from './change-requests.repository.ts';
import type { MissingDataService } from './missing-data.service.ts';
import { presentAnswer, presentChangeRequest, presentForm } from './provider-data.presenter.ts';
import { findForms } from './provider-forms.repository.ts';
import { insertUpdate } from './updates.repository.ts';
import { withdrawChange } from './waiting-changes.operations.ts';

type Ports = { db: Db; clock: Clock; missing: MissingDataService };
type Answered = { status: 'approved' | 'rejected'; note: string | null };
type Proposed = { providerId: number; formId: number; value: FieldValue; reason: string };
type Listed = Promise<{ data: ChangeRequest[]; total: number }>;

export type ChangeRequestsService = ReturnType<typeof createChangeRequestsService>;

/** Changes that the team proposes for a listing. The vendor decides. */
export function createChangeRequestsService({ db, clock, missing }: Ports) {
  async function present(tx: Tx, rows: readonly ChangeRequestRow[]): Promise<ChangeRequest[]> {
    const forms = new Map((await findForms(tx)).map((form) => [form.id, presentForm(form)]));
    return rows.map((row) => presentChangeRequest(row, forms));
  }

  /** Both sides agree, so the answer is published at once; a waiting change of the same answer is withdrawn. */
  async function apply(tx: Tx, row: ChangeRequestRow, customerUserId: number, now: Date): Promise<void> {
    const of = { customerId: row.customer_id, providerId: row.provider_id };
    const answer = (await findAnswers(tx, of)).find((each) => each.form_id === row.form_id) ?? fail('not_possible_now');
    const { value: before, waiting } = presentAnswer(answer);
    if (waiting) await withdrawChange(tx, of.customerId, waiting.id, now);
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
    await updateDataVersion(tx, of);
    await missing.refresh(tx, of);
  }

  return {
    listPending(caller: Member, { page, limit, providerId }: Paging & { providerId?: number | undefined }): Listed {
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
        const row = (await lockChangeRequest(tx, caller.customerId, own, id)) ?? fail('not_found');
        if (row.status !== 'pending') fail('not_possible_now');
        const of = { customerId: row.customer_id, providerId: row.provider_id };
        await lockOwner(tx, of);
        const now = clock.now();
        const at = now.toISOString();
        await updateChangeRequest(tx, { customerId: of.customerId, id }, { status, note, at });
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
        const customerId = (await findCustomerId(tx, providerId)) ?? fail('not_found');
        const of = { customerId, providerId };
        const [forms, answers] = await Promise.all([findForms(tx), findAnswers(tx, of)]);
        const form = forms.find((each) => each.id === formId);
        const answer = answers.find((each) => each.form_id === formId);
        if (!form || !answer)
          return fail('invalid_fields', { fields: { formId: 'This question isn’t part of this listing.' } });
        const checked = checkAnswer(presentForm(form), given);
        if ('problem' in checked) return fail('invalid_fields', { fields: { value: checked.problem } });
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
        const request = { ...of, formId, before, value: checked.value, reason, staffMemberId, promptId, at };
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
