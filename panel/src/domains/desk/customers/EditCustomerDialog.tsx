import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import { COMPANY_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { colleaguesOptions, updateCustomer } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).EditForm);

type Values = { name: string; accountManagerId: number | ''; primeUntil: string };

/** Name, account manager, and until when the team makes a customer prime. */
export function EditCustomerDialog({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const titleId = useId();
  const leave = useLeave(onClose);
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
    if (await save(form, t('edit.saved', { name: values.name }), () => updateCustomer(id, change))) onClose();
  };
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('edit.title', { name })}</DialogTitle>
      <DialogForm>
        <Form form={form} onSubmit={submit} guarded>
          <DialogFields>
            <TextField name="name" label={t('new.name')} maxLength={COMPANY_NAME_MAX} required />
            <SelectField
              name="accountManagerId"
              label={t('manager')}
              placeholder={accountManager.name}
              options={colleagues.map((each) => ({ value: each.id, label: each.name }))}
            />
            <DateField name="primeUntil" label={t('edit.primeUntil')} help={t('edit.primeHelp')} />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t('save')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
