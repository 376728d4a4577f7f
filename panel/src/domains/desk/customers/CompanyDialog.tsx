import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import type { BillingForm } from '@bellbird/contract/money/payments';
import { BILLING_ADDRESS_MAX, COMPANY_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { updateBilling } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/money/payments')).BillingForm);

/** Name, ABN and address of the company, for future tax invoices. */
export function CompanyDialog({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const form = useForm<BillingForm, unknown, BillingForm>({
    resolver,
    defaultValues: { ...customer.billing, abn: formatAbn(customer.billing.abn) },
  });
  const submit = async (values: BillingForm) => {
    await save(t('company.saved'), () => updateBilling(customer.id, values));
    onClose();
  };
  return (
    <FormDialog title={t('company.title')} form={form} onSubmit={submit} submit={t('save')} onClose={onClose}>
      <TextField name="name" label={t('company.name')} maxLength={COMPANY_NAME_MAX} autoComplete="off" required />
      <TextField name="abn" label={t('company.abn')} help={t('company.abnHelp')} autoComplete="off" />
      <TextField name="address" label={t('company.address')} maxLength={BILLING_ADDRESS_MAX} autoComplete="off" />
    </FormDialog>
  );
}
