import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { LEAD_STATUSES, type LeadStatus, choosableStatuses } from '@bellbird/contract/couples/leads/lead-status.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames, useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { useLeadSteps } from './use-lead-steps.ts';

type ChangeStatusDialogProps = {
  leads: readonly LeadSummary[];
  /** Set if the button that opened the dialog names the status. */
  status?: LeadStatus | undefined;
  onClose: () => void;
  onDone: () => void;
};
type Values = { status: LeadStatus | ''; reasonId: number | '' };

const REASON_LISTS = { rejected: 'info_request_reject_reason', spam_reported: 'lead_report_reasons' } as const;

/** Moves several couples to one status; rejecting and reporting spam need a reason. */
export function ChangeStatusDialog({ leads, status: given, onClose, onDone }: ChangeStatusDialogProps) {
  const { t } = useTranslation(['change-status', 'lead-parts']);
  const nameOf = useConfigNames('lead_status');
  const steps = useLeadSteps();
  const form = useForm<Values>({ defaultValues: { status: given ?? '', reasonId: '' } });
  const status = useWatch({ control: form.control, name: 'status' });
  const needsReason = status === 'rejected' || status === 'spam_reported';
  const reasons = useOfferedEntries(REASON_LISTS[status === 'spam_reported' ? status : 'rejected']);
  const staying = status === '' ? 0 : leads.filter((lead) => !canJoin(lead, status)).length;

  const submit = async (values: Values) => {
    if (!values.status) return form.setError('status', { message: t('choose') });
    if (needsReason && !values.reasonId) return form.setError('reasonId', { message: t('chooseReason') });
    if (!(await steps.move(leads, values.status, needsReason ? Number(values.reasonId) : undefined))) return;
    onDone();
    onClose();
  };

  return (
    <Dialog title={t('title', { count: leads.length })} onClose={onClose} maxWidth="xs">
      <Form form={form} onSubmit={submit}>
        <DialogContent>
          <Stack gap={5}>
            {!given && (
              <SelectField
                name="status"
                label={t('status')}
                required
                options={LEAD_STATUSES.filter((to) => leads.some((lead) => canJoin(lead, to))).map((value) => ({
                  value,
                  label: nameOf(value),
                }))}
              />
            )}
            {needsReason && (
              <SelectField
                name="reasonId"
                label={t('reason')}
                required
                options={reasons.map(({ itemId, value }) => ({ value: itemId, label: value }))}
              />
            )}
            {staying > 0 && <Note>{t('notChanged', { count: staying })}</Note>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <SubmitButton>{t(given === 'rejected' ? 'reject' : 'confirm', { count: leads.length })}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** A deal has its own price and day, so it is not changed together with others. */
function canJoin({ status }: LeadSummary, to: LeadStatus): boolean {
  return to !== 'deal' && status !== 'deal' && choosableStatuses(status).includes(to);
}
