import type { CodeChallenge } from '@bellbird/contract/people/access';
import { ONE_TIME_CODE_DIGITS } from '@bellbird/contract/shared/limits';
import { useForm, useWatch } from 'react-hook-form';
import { Trans } from '#texts/Trans.tsx';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { CodeField } from '#ui/forms/CodeField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { type CodeChannel, signInWithCode } from '../access.queries.ts';
import { CodeTimes } from './CodeTimes.tsx';
import { type OnNext, type WayIn, enter } from './sign-in.ts';
import { useCodeChallenge } from './use-code-challenge.ts';
import css from './CodeStep.module.css';

type CodeStepProps = {
  username: string;
  challenge: CodeChallenge;
  onNext: OnNext;
  onLeave: () => void;
};

/** Six digits; the last one submits the form. */
export function CodeStep({ username, challenge: first, onNext, onLeave }: CodeStepProps) {
  const { t } = useTranslation('access');
  const notices = useNotices();
  const { challenge, latest, isSending, validForS, againInS, sendAgain, markSpent } = useCodeChallenge(username, first);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { isSubmitting } = form.formState;
  const isWhole = useWatch({ control: form.control, name: 'code' }).length === ONE_TIME_CODE_DIGITS;
  const otherChannel: CodeChannel = challenge.channel === 'sms' ? 'email' : 'sms';

  const submit = async ({ code }: { code: string }) => {
    const { challengeId } = await latest();
    const wayIn: WayIn = (customerId) => signInWithCode({ challengeId, code, ...(customerId && { customerId }) });
    try {
      const step = await enter(wayIn);
      if (step) onNext(wayIn, step);
    } catch (error) {
      form.setValue('code', '');
      if (!(error instanceof ApiFailure) || error.status !== 422) return reportFailure(form, error);
      if (error.code === 'code_expired') markSpent();
      form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true });
    }
  };

  const again = async (channel: CodeChannel) => {
    form.reset();
    try {
      await sendAgain(channel);
      notices.success(t('code.sentAgain'));
      form.setFocus('code');
    } catch (error) {
      reportFailure(form, error);
    }
  };

  return (
    <Form form={form} onSubmit={submit} label={t('login.form')}>
      <Stack gap={1} align="start" className={css.where}>
        <p>
          <Trans
            t={t}
            i18nKey="code.sent"
            values={{ destination: challenge.destination }}
            components={{ b: <bdi /> }}
          />
        </p>
        <TextLink
          component="button"
          type="button"
          size="small"
          disabled={isSending}
          onClick={() => void again(otherChannel)}
        >
          {t(otherChannel === 'email' ? 'code.useEmail' : 'code.useSms')}
        </TextLink>
      </Stack>
      <CodeField name="code" label={t('code.label')} autoFocus onComplete={() => void form.handleSubmit(submit)()} />
      <CodeTimes
        validForS={validForS}
        againInS={againInS}
        isSending={isSending}
        onAgain={() => void again(challenge.channel)}
      />
      <PrimaryButton type="submit" size="large" fullWidth disabled={!isWhole} loading={isSubmitting}>
        {t('login.submit')}
      </PrimaryButton>
      <div>
        <TextLink component="button" type="button" size="small" onClick={onLeave}>
          {t('choose.cancel')}
        </TextLink>
      </div>
    </Form>
  );
}
