import type { Approval } from '@bellbird/contract/attention/approvals';
import { REJECT_REASONS } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { APPROVAL_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Row } from '#ui/layout/Row.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';

const resolver = lazyResolver(async () => (await import('./reject-form.ts')).RejectForm);

type RejectDialogProps = { approval: Approval; onReject: (reason: string) => Promise<void>; onClose: () => void };

/** A refusal needs a reason: a common one by a click, or free text. */
export function RejectDialog({ approval, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('approvals');
  const titleId = useId();
  const leave = useLeave(onClose);
  const form = useForm({ resolver, defaultValues: { reason: '' } });
  const written = useWatch({ control: form.control, name: 'reason' });
  const submit = async ({ reason }: { reason: string }) => {
    await onReject(reason);
    onClose();
  };
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('rejectDialog.title')}</DialogTitle>
      <DialogForm>
        <Form form={form} guarded label={t('rejectDialog.title')} onSubmit={submit}>
          <DialogFields>
            <Text component="p" size="inherit" quiet>
              {t('rejectDialog.lead', { provider: approval.provider.name })}
            </Text>
            <Row gap={2} align="stretch" wrap role="group" aria-label={t('rejectDialog.usual')}>
              {REJECT_REASONS[approval.kind].map((reason) => (
                <FilterChip
                  key={reason}
                  label={reason}
                  on={written === reason}
                  onClick={() => form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })}
                />
              ))}
            </Row>
            <TextareaField name="reason" label={t('rejectDialog.reason')} required max={APPROVAL_REASON_MAX} rows={3} />
          </DialogFields>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              {t('rejectDialog.cancel')}
            </Button>
            <SubmitButton>{t('rejectDialog.confirm')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
