import type { Testimonial } from '@bellbird/contract/reputation/testimonials';
import { TESTIMONIAL_DISPUTE_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { DialogActions } from '#ui/overlays/Dialog.tsx';
import { TitledDialog } from '#ui/overlays/TitledDialog.tsx';
import { disputeComment, testimonialsKey } from './testimonials.queries.ts';

const resolver = lazyResolver(async () => (await import('./forms.ts')).DisputeFormSchema);

type Values = { reason: string; text: string };

/** Asks the team to take a couple’s comment down; until it has decided, couples read it. */
export function DisputeDialog({ comment, onClose }: { comment: Testimonial; onClose: () => void }) {
  const { t } = useTranslation(['comment-dispute', 'testimonials']);
  const leave = useLeave(onClose);
  const notices = useNotices();
  const queries = useQueryClient();
  const reasons = useOfferedEntries('testimonial_rejected_reason');
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { reason: '', text: '' } });
  const submit = async (values: Values) => {
    try {
      await disputeComment(comment.id, values);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, { fields: error.fields, message: error.message });
      return;
    }
    notices.success(t('sent'));
    onClose();
    await queries.invalidateQueries({ queryKey: testimonialsKey });
  };
  return (
    <TitledDialog title={t('title', { name: comment.couple.name })} maxWidth="sm" onClose={leave}>
      <DialogForm>
        <Form form={form} onSubmit={submit} guarded>
          <DialogFields>
            <Quiet>{t('lead')}</Quiet>
            <SelectField
              name="reason"
              label={t('reason')}
              required
              options={reasons.map(({ code, value }) => ({ value: code, label: value }))}
            />
            <TextareaField
              name="text"
              label={t('text')}
              help={t('help')}
              required
              max={TESTIMONIAL_DISPUTE_MAX}
              rows={4}
            />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('testimonials:cancel')}</Button>
            <SubmitButton>{t('send')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </TitledDialog>
  );
}
