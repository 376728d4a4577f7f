import type { DeskUser } from '@bellbird/contract/desk/support';
import { ACTING_MINUTES, ACTING_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { session } from '#platform/session/current-session.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { startActingFor } from '../desk.queries.ts';

type ActForDialogProps = { user: Pick<DeskUser, 'id' | 'name' | 'customer'>; onClose: () => void };

/** Starts acting: only looking, or with a reason to change things. The route guard then opens the user’s home page. */
export function ActForDialog({ user: { id, name, customer }, onClose }: ActForDialogProps) {
  const { t } = useTranslation('desk');
  const titleId = useId();
  const form = useForm({ defaultValues: { reason: '' } });
  const submit = async ({ reason }: { reason: string }) => {
    try {
      await session.act(await startActingFor(id, reason.trim() || undefined));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, { fields: error.fields, message: error.message });
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('act.question', { name })}</DialogTitle>
      <DialogForm>
        <Form form={form} onSubmit={submit}>
          <DialogFields>
            <Text size="body">{t('act.text', { name, customer: customer.name, minutes: ACTING_MINUTES })}</Text>
            <TextField
              name="reason"
              label={t('act.reason')}
              help={t('act.reasonHelp', { name })}
              maxLength={ACTING_REASON_MAX}
              autoComplete="off"
              autoFocus
            />
          </DialogFields>
          <DialogActions>
            <Button onClick={onClose}>{t('act.cancel')}</Button>
            <SubmitButton>{t('act.confirm', { name })}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
