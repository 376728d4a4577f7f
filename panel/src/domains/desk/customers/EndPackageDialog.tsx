import type { CustomerProvider } from '@bellbird/contract/desk/customers';
import { REFUND_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { endPackage } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).EndPackageForm);

type Values = { reason: string; refund: boolean };

/** Ends a package before its day; the vendor reads why. Only those who may refund can send money back with it. */
export function EndPackageDialog({ provider, onClose }: { provider: CustomerProvider; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const titleId = useId();
  const leave = useLeave(onClose);
  const save = useSaving();
  const hasRight = useTeamRights();
  const { id, name, packageName } = provider;
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { reason: '', refund: false } });
  const submit = async (values: Values) => {
    if (await save(form, t('endPackage.done', { package: packageName }), () => endPackage(id, values))) onClose();
  };
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('endPackage.title', { package: packageName, name })}</DialogTitle>
      <DialogForm>
        <Form form={form} onSubmit={submit} guarded>
          <DialogFields>
            <Quiet>{t('endPackage.text')}</Quiet>
            <TextareaField name="reason" label={t('hold.reason')} max={REFUND_REASON_MAX} rows={3} required />
            {hasRight('money') && (
              <CheckboxField name="refund" label={t('endPackage.refund')} help={t('endPackage.refundHelp')} />
            )}
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t('endPackage.confirm')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
