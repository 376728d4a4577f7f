import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useApiFailure } from '#platform/api/use-api-failure.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { accountExportsOptions, requestExport } from './account-exports.queries.ts';

/** Asks for the password first: a screen that somebody left open is not enough to take everything away. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account-exports');
  const titleId = useId();
  const queries = useQueryClient();
  const toFailure = useApiFailure('account-exports');
  const form = useForm({ defaultValues: { oldPassword: '' } });
  const submit = async ({ oldPassword }: { oldPassword: string }): Promise<void> => {
    try {
      await requestExport(oldPassword);
      void queries.invalidateQueries({ queryKey: accountExportsOptions.queryKey });
      onClose();
    } catch (error) {
      applyFieldErrors(form, toFailure(error));
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('request')}</DialogTitle>
      <DialogForm>
        <Form form={form} label={t('request')} onSubmit={submit}>
          <DialogFields>
            <Text component="p" size="inherit" quiet>
              {t('contents')}
            </Text>
            <PasswordField name="oldPassword" label={t('password')} autoComplete="current-password" required />
          </DialogFields>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton>{t('confirm')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
