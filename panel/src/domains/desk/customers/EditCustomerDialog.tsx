import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import { COMPANY_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { colleaguesOptions, updateCustomer } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).EditForm);

type Values = { name: string; accountManagerId: number | ''; primeUntil: string };

/** Name, account manager, and until when the team makes a customer prime. */
export function EditCustomerDialog({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const colleagues = useQuery(colleaguesOptions).data ?? [];
  const { id, name, version, primeUntil, accountManager } = customer;
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { name, accountManagerId: '', primeUntil: primeUntil ?? '' },
  });
  const submit = async (values: Values) => {
    const change = {
      name: values.name,
      primeUntil: values.primeUntil || null,
      version,
      ...(values.accountManagerId !== '' && { accountManagerId: values.accountManagerId }),
    };
    await save(t('edit.saved', { name: values.name }), () => updateCustomer(id, change));
    onClose();
  };
  return (
    <FormDialog title={t('edit.title', { name })} form={form} onSubmit={submit} submit={t('save')} onClose={onClose}>
      <TextField name="name" label={t('new.name')} maxLength={COMPANY_NAME_MAX} required />
      <SelectField
        name="accountManagerId"
        label={t('manager')}
        placeholder={accountManager.name}
        options={colleagues.map((each) => ({ value: each.id, label: each.name }))}
      />
      <DateField name="primeUntil" label={t('edit.primeUntil')} help={t('edit.primeHelp')} />
    </FormDialog>
  );
}
