import { REFUND_REASON_MAX } from '@bellbird/contract/shared/limits';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Quiet } from '#ui/Text.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
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
  const save = useMoneySaving();
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { reason: '', cancelsRest: false } });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={async (values) => {
        if (await save(done, () => onSubmit(values), form)) onClose();
      }}
      submit={submit}
      onClose={onClose}
    >
      <Quiet>{lead}</Quiet>
      <TextareaField name="reason" label={label ?? t('reason')} required max={REFUND_REASON_MAX} rows={3} />
      {hasRest && <CheckboxField name="cancelsRest" label={t('refund.rest')} help={t('refund.restHelp')} />}
    </FormDialog>
  );
}
