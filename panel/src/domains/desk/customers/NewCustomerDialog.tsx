import type { NewDeskCustomer } from '@bellbird/contract/desk/customers';
import { COMPANY_NAME_MAX, PERSON_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { createCustomer } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/desk/customers')).NewDeskCustomer);

/** A customer and its first user, who is invited by mail. */
export function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const titleId = useId();
  const leave = useLeave(onClose);
  const save = useSaving();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<NewDeskCustomer, unknown, NewDeskCustomer>({
    resolver,
    defaultValues: { name: '', ownerName: '', ownerSurname: '', email: '' },
  });
  const submit = async (values: NewDeskCustomer) => {
    let id = 0;
    const isSaved = await save(form, t('new.saved', { email: values.email }), async () => {
      id = await createCustomer(values, key);
    });
    if (!isSaved) return;
    onClose();
    void navigate({ href: pathTo('deskCustomer', { id }) });
  };
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('add')}</DialogTitle>
      <DialogForm>
        <Form form={form} onSubmit={submit} guarded>
          <DialogFields>
            <TextField name="name" label={t('new.name')} maxLength={COMPANY_NAME_MAX} required autoFocus />
            <Pair>
              <TextField name="ownerName" label={t('new.ownerName')} maxLength={PERSON_NAME_MAX} required />
              <TextField name="ownerSurname" label={t('new.ownerSurname')} maxLength={PERSON_NAME_MAX} />
            </Pair>
            <TextField name="email" type="email" label={t('new.email')} help={t('new.emailHelp')} required />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t('new.save')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
