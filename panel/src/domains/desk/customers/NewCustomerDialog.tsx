import type { NewDeskCustomer } from '@bellbird/contract/desk/customers';
import { COMPANY_NAME_MAX, PERSON_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { createCustomer } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/desk/customers')).NewDeskCustomer);

/** A customer and its first user, who is invited by mail. */
export function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<NewDeskCustomer, unknown, NewDeskCustomer>({
    resolver,
    defaultValues: { name: '', ownerName: '', ownerSurname: '', email: '' },
  });
  const submit = async (values: NewDeskCustomer) => {
    const id = await save(t('new.saved', { email: values.email }), () => createCustomer(values, key));
    onClose();
    void navigate({ href: pathTo('deskCustomer', { id }) });
  };
  return (
    <FormDialog title={t('add')} form={form} onSubmit={submit} submit={t('new.save')} onClose={onClose}>
      <TextField name="name" label={t('new.name')} maxLength={COMPANY_NAME_MAX} required autoFocus />
      <Pair>
        <TextField name="ownerName" label={t('new.ownerName')} maxLength={PERSON_NAME_MAX} required />
        <TextField name="ownerSurname" label={t('new.ownerSurname')} maxLength={PERSON_NAME_MAX} />
      </Pair>
      <TextField name="email" type="email" label={t('new.email')} help={t('new.emailHelp')} required />
    </FormDialog>
  );
}
