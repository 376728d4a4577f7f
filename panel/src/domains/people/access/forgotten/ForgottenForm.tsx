import { type ReactNode, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { reportFailure } from '#platform/api/report-failure.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { AccessForm } from '../AccessForm.tsx';
import { Sent } from './Sent.tsx';

type ForgottenFormProps<Field extends string> = {
  /** What was forgotten: the prefix of the texts. */
  what: 'forgotPassword' | 'forgotUsername';
  field: Field;
  resolver: Resolver<Record<Field, string>, unknown, Record<Field, string>>;
  send: (value: string) => Promise<unknown>;
  children: ReactNode;
};

/** One field whose answer comes by mail. Only the mail reveals whether the account exists. */
export function ForgottenForm<Field extends string>(props: ForgottenFormProps<Field>) {
  const { what, field, resolver, send, children } = props;
  const { t } = useTranslation('passwords');
  const [sentFor, setSentFor] = useState<string>();
  const form = useForm({ resolver, defaultValues: { [field]: '' } as never });

  if (sentFor) return <Sent lead={t(`${what}.sent`, { [field]: sentFor })} onAgain={() => setSentFor(undefined)} />;
  return (
    <AccessForm back title={t(`${what}.title`)} lead={t(`${what}.lead`)}>
      <Form
        form={form}
        label={t(`${what}.title`)}
        onSubmit={(values) =>
          send(values[field]).then(
            () => setSentFor(values[field]),
            (error: unknown) => reportFailure(form, error),
          )
        }
      >
        {children}
        <SubmitButton size="large" fullWidth>
          {t(`${what}.submit`)}
        </SubmitButton>
      </Form>
    </AccessForm>
  );
}
