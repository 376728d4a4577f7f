import type { CustomerProvider } from '@bellbird/contract/desk/customers';
import { HOLD_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Quiet } from '#ui/Text.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { holdProvider } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).HoldForm);

type Values = { reason: string };

/** Why couples no longer see the provider: the vendor reads it, and can’t release it themselves. */
export function HoldDialog({ provider, onClose }: { provider: CustomerProvider; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const { id, name } = provider;
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { reason: '' } });
  const submit = async ({ reason }: Values) => {
    await save(t('providers.held', { name }), () => holdProvider(id, reason));
    onClose();
  };
  return (
    <FormDialog
      title={t('hold.title', { name })}
      form={form}
      onSubmit={submit}
      submit={t('hold.confirm')}
      onClose={onClose}
    >
      <Quiet>{t('hold.text')}</Quiet>
      <TextareaField name="reason" label={t('hold.reason')} max={HOLD_REASON_MAX} rows={3} required />
    </FormDialog>
  );
}
