import { PERSON_NAME_MAX } from '@bellbird/contract/shared/limits';
import { type RefObject, useImperativeHandle } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Quiet } from '#ui/Text.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { MANDATE_TEXT } from './mandate-text.ts';
import { type DebitFormState, useDebitForm } from './use-debit-form.ts';
import css from './DebitFields.module.css';

/** What the pay button calls. */
export type DebitHandle = Pick<DebitFormState, 'submit'>;

type DebitFieldsProps = { customerId: number; handle: RefObject<DebitHandle | null>; onSubmit: () => void };

/** The account to debit, and what its holder agrees to. */
export function DebitFields({ customerId, handle, onSubmit }: DebitFieldsProps) {
  const { t } = useTranslation('payments');
  const { form, submit } = useDebitForm(customerId);
  useImperativeHandle(handle, () => ({ submit }));
  return (
    <Form form={form} onSubmit={onSubmit} label={t('debit.title')}>
      <TextField name="holder" label={t('debit.holder')} maxLength={PERSON_NAME_MAX} autoComplete="name" required />
      <Pair>
        <TextField name="bsb" label={t('debit.bsb')} placeholder="062-000" autoComplete="off" required />
        <TextField name="accountNumber" label={t('debit.account')} autoComplete="off" required />
      </Pair>
      {/* The text that binds is the English one. */}
      <Stack gap={3} className={css.mandate} lang="en" dir="ltr" role="group" aria-label={t('debit.mandate')}>
        {MANDATE_TEXT.map((paragraph) => (
          <Quiet key={paragraph}>{paragraph}</Quiet>
        ))}
      </Stack>
      <CheckboxField name="agreed" label={t('debit.agree')} required />
    </Form>
  );
}
