import { REFUND_REASON_MAX } from '@bellbird/contract/shared/limits';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
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
import { useMoneySaving } from './use-money-saving.ts';

const resolver = lazyResolver(async () => (await import('./reason-form.ts')).ReasonForm);

type Values = { reason: string; cancelsRest: boolean };

type ReasonDialogProps = {
  title: string;
  lead: ReactNode;
  /** What is asked for, if it is no reason. */
  label?: string;
  submit: string;
  done: string;
  /** Offers to stop the instalments still to come. */
  hasRest?: boolean;
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

/** Money moves with a reason, which stays in the history. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, label, submit, done, hasRest = false, onSubmit, onClose } = props;
  const { t } = useTranslation('desk-money');
  const titleId = useId();
  const leave = useLeave(onClose);
  const save = useMoneySaving();
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { reason: '', cancelsRest: false } });
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogForm>
        <Form
          form={form}
          guarded
          onSubmit={async (values) => {
            if (await save(done, () => onSubmit(values), form)) onClose();
          }}
        >
          <DialogFields>
            <Quiet>{lead}</Quiet>
            <TextareaField name="reason" label={label ?? t('reason')} required max={REFUND_REASON_MAX} rows={3} />
            {hasRest && <CheckboxField name="cancelsRest" label={t('refund.rest')} help={t('refund.restHelp')} />}
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{submit}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
