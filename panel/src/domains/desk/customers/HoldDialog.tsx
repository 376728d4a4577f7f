import type { CustomerProvider } from '@bellbird/contract/desk/customers';
import { HOLD_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { holdProvider } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).HoldForm);

type Values = { reason: string };

/** Why couples no longer see the provider: the vendor reads it, and can’t release it themselves. */
export function HoldDialog({ provider, onClose }: { provider: CustomerProvider; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const titleId = useId();
  const leave = useLeave(onClose);
  const save = useSaving();
  const { id, name } = provider;
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { reason: '' } });
  const submit = async ({ reason }: Values) => {
    if (await save(form, t('providers.held', { name }), () => holdProvider(id, reason))) onClose();
  };
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('hold.title', { name })}</DialogTitle>
      <DialogForm>
        <Form form={form} onSubmit={submit} guarded>
          <DialogFields>
            <Quiet>{t('hold.text')}</Quiet>
            <TextareaField name="reason" label={t('hold.reason')} max={HOLD_REASON_MAX} rows={3} required />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t('hold.confirm')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
