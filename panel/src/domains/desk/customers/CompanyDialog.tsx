import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import type { BillingForm } from '@bellbird/contract/money/payments';
import { BILLING_ADDRESS_MAX, COMPANY_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { DialogActions } from '#ui/overlays/Dialog.tsx';
import { TitledDialog } from '#ui/overlays/TitledDialog.tsx';
import { updateBilling } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/money/payments')).BillingForm);

/** Name, ABN and address of the company, for future tax invoices. */
export function CompanyDialog({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const leave = useLeave(onClose);
  const save = useSaving();
  const form = useForm<BillingForm, unknown, BillingForm>({
    resolver,
    defaultValues: { ...customer.billing, abn: formatAbn(customer.billing.abn) },
  });
  const submit = async (values: BillingForm) => {
    if (await save(form, t('company.saved'), () => updateBilling(customer.id, values))) onClose();
  };
  return (
    <TitledDialog title={t('company.title')} maxWidth="sm" onClose={leave}>
      <DialogForm>
        <Form form={form} onSubmit={submit} guarded>
          <DialogFields>
            <TextField name="name" label={t('company.name')} maxLength={COMPANY_NAME_MAX} autoComplete="off" required />
            <TextField name="abn" label={t('company.abn')} help={t('company.abnHelp')} autoComplete="off" />
            <TextField name="address" label={t('company.address')} maxLength={BILLING_ADDRESS_MAX} autoComplete="off" />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t('save')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </TitledDialog>
  );
}
