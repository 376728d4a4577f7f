import { toPlainText, formatValue } from '@bellbird/contract/listing/provider-data';
import { hasContactInformation } from '@bellbird/contract/shared/contact-information';
import { fail } from '#platform/errors/app-error.ts';
import type { ApprovalDescription, ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { updateDataVersion } from '#domains/listing/providers/providers.public.ts';
import { applyAnswer } from './answers.operations.ts';
import type { MissingDataService } from './missing-data.service.ts';
import { presentForm, toValue } from './provider-data.presenter.ts';
import { type FormRow, findFormsOfUpdates } from './provider-forms.repository.ts';
import { type UpdateRow, findUpdates, settleUpdate } from './updates.repository.ts';

/** What the team sees of a changed answer, and what its decision does. */
export function createProviderDataApprovals({ missing }: { missing: MissingDataService }): ApprovalSubject {
  return {
    kind: 'provider_data',

    async describe(tx, subjectIds) {
      const [updates, forms] = await Promise.all([findUpdates(tx, subjectIds), findFormsOfUpdates(tx, subjectIds)]);
      const byId = new Map(forms.map((form) => [form.id, form]));
      return new Map(
        updates.flatMap((row) => {
          const form = byId.get(row.form_id);
          return form ? [[row.id, describe(row, form)] as const] : [];
        }),
      );
    },

    async decided(tx, { customerId, providerId, subjectId, decision, reason, at }) {
      const of = { customerId, providerId };
      const end = { status: decision, reason, at: at.toISOString() };
      const update = (await settleUpdate(tx, { customerId, id: subjectId }, end)) ?? fail('not_possible_now');
      if (decision === 'approved') await applyAnswer(tx, of, update.form_id, update.value ?? null);
      await updateDataVersion(tx, of);
      await missing.refresh(tx, of);
    },
  };
}

function describe(row: UpdateRow, formRow: FormRow): ApprovalDescription {
  const form = presentForm(formRow);
  const text = (value: unknown) => formatValue(form, toValue(value)) || null;
  return {
    title: form.label,
    path: `/providers/${row.provider_id}/info/${form.group}`,
    images: [],
    changes: [{ label: form.label, before: text(row.before_value), after: text(row.value) }],
    checks: form.isPublicText
      ? [
          {
            label: 'No contact details in the text',
            ok: !hasContactInformation(toPlainText(form.type, String(row.value ?? ''))),
          },
        ]
      : [],
  };
}
