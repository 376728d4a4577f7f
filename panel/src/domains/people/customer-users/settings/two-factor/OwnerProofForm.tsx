import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { TwoFactorReason } from './two-factor-reason.ts';
import type { OwnerProof } from './two-factor.queries.ts';

type OwnerProofFormProps = { reason: TwoFactorReason; onProof: (proof: OwnerProof) => Promise<void> };

/** The password, or a code if the second factor is on: a signed-in screen alone is not enough. */
export function OwnerProofForm({ reason, onProof }: OwnerProofFormProps) {
  const { t } = useTranslation(['sign-in-safety', 'customer-users']);
  const [by, setBy] = useState<'password' | 'code'>('password');
  const form = useForm({ defaultValues: { password: '', code: '' } });
  return (
    <Form
      form={form}
      label={t(`twoFactor.${reason}`)}
      onSubmit={(values) => onProof({ [by]: values[by] }).catch((error: unknown) => reportFailure(form, error))}
    >
      <Text size="body">{t(`twoFactor.prove.${reason}`)}</Text>
      {by === 'password' ? (
        <PasswordField name="password" label={t('customer-users:field.oldPassword')} autoComplete="current-password" />
      ) : (
        <TextField name="code" label={t('twoFactor.prove.code')} type="email" autoComplete="one-time-code" autoFocus />
      )}
      {reason !== 'setUp' && (
        <div>
          <TextLink
            component="button"
            type="button"
            size="small"
            onClick={() => {
              form.clearErrors();
              setBy(by === 'password' ? 'code' : 'password');
            }}
          >
            {t(by === 'password' ? 'twoFactor.prove.useCode' : 'twoFactor.prove.usePassword')}
          </TextLink>
        </div>
      )}
      <div>
        <SubmitButton>{t(`twoFactor.prove.submit.${reason}`)}</SubmitButton>
      </div>
    </Form>
  );
}
