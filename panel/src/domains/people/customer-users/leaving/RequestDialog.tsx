import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApiFailure } from '#platform/api/use-api-failure.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Text } from '#ui/Text.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { accountExportsOptions, requestExport } from './account-exports.queries.ts';

/** Asks for the password first: a screen that somebody left open is not enough to take everything away. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account-exports');
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
    <FormDialog
      title={t('request')}
      form={form}
      label={t('request')}
      onSubmit={submit}
      guarded={false}
      cancel={t('cancel')}
      cancelVariant="text"
      submit={t('confirm')}
      onClose={onClose}
    >
      <Text component="p" size="inherit" quiet>
        {t('contents')}
      </Text>
      <PasswordField name="oldPassword" label={t('password')} autoComplete="current-password" required />
    </FormDialog>
  );
}
