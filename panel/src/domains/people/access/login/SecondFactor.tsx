import { ONE_TIME_CODE_DIGITS } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { CodeField } from '#ui/forms/CodeField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { finishSignIn } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { enter } from './sign-in.ts';

/** The code from the authenticator app, or a recovery code. */
export function SecondFactor({ challengeId, onCancel }: { challengeId: string; onCancel: () => void }) {
  const { t } = useTranslation('access');
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const typed = useWatch({ control: form.control, name: 'code' });
  const isWhole = way === 'app' ? typed.length === ONE_TIME_CODE_DIGITS : typed.trim() !== '';

  const submit = async ({ code }: { code: string }) => {
    try {
      await enter(() => finishSignIn({ challengeId, code }));
    } catch (error) {
      if (way === 'app') form.setValue('code', '');
      if (!(error instanceof ApiFailure) || error.status !== 422) return reportFailure(form, error);
      const message = error.fields['code'] ?? error.message;
      form.setError('code', { type: 'server', message }, { shouldFocus: true });
    }
  };

  const turn = () => {
    setWay(way === 'app' ? 'recovery' : 'app');
    form.reset();
  };

  return (
    <AccessForm title={t('secondFactor.title')} lead={t(`secondFactor.${way}.lead`)}>
      <Form form={form} onSubmit={submit} label={t('login.form')}>
        {way === 'app' ? (
          <CodeField
            key="app"
            name="code"
            label={t('secondFactor.app.label')}
            autoFocus
            onComplete={() => void form.handleSubmit(submit)()}
          />
        ) : (
          // No capitals and no autocorrection.
          <TextField
            key="recovery"
            name="code"
            label={t('secondFactor.recovery.label')}
            help={t('secondFactor.recovery.help')}
            type="email"
            autoComplete="off"
            autoFocus
          />
        )}
        <PrimaryButton type="submit" size="large" fullWidth disabled={!isWhole} loading={form.formState.isSubmitting}>
          {t('login.submit')}
        </PrimaryButton>
      </Form>
      <Stack gap={3} align="start">
        <TextLink component="button" type="button" size="small" onClick={turn}>
          {t(way === 'app' ? 'secondFactor.useRecovery' : 'secondFactor.useApp')}
        </TextLink>
        <TextLink component="button" type="button" size="small" onClick={onCancel}>
          {t('choose.cancel')}
        </TextLink>
      </Stack>
    </AccessForm>
  );
}
