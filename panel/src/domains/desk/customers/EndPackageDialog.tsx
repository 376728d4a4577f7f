import type { CustomerProvider } from '@bellbird/contract/desk/customers';
import { REFUND_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Quiet } from '#ui/Text.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { endPackage } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).EndPackageForm);

type Values = { reason: string; refund: boolean };

/** Ends a package before its day; the vendor reads why. Only those who may refund can send money back with it. */
export function EndPackageDialog({ provider, onClose }: { provider: CustomerProvider; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const hasRight = useTeamRights();
  const { id, name, packageName } = provider;
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { reason: '', refund: false } });
  const submit = async (values: Values) => {
    await save(t('endPackage.done', { package: packageName }), () => endPackage(id, values));
    onClose();
  };
  return (
    <FormDialog
      title={t('endPackage.title', { package: packageName, name })}
      form={form}
      onSubmit={submit}
      submit={t('endPackage.confirm')}
      onClose={onClose}
    >
      <Quiet>{t('endPackage.text')}</Quiet>
      <TextareaField name="reason" label={t('hold.reason')} max={REFUND_REASON_MAX} rows={3} required />
      {hasRight('money') && (
        <CheckboxField name="refund" label={t('endPackage.refund')} help={t('endPackage.refundHelp')} />
      )}
    </FormDialog>
  );
}
