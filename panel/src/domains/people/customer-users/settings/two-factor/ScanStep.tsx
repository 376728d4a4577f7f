import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { CodeField } from '#ui/forms/CodeField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import { confirmSetUp, qrOptions } from './two-factor.queries.ts';
import css from './ScanStep.module.css';

type ScanStepProps = { setUpKey: string; uri: string; onDone: (codes: string[]) => void };

/** The key for the app, by camera, by hand or by a tap on the same phone; then the app’s first code. */
export function ScanStep({ setUpKey, uri, onDone }: ScanStepProps) {
  const { t } = useTranslation('sign-in-safety');
  const picture = useQuery(qrOptions(setUpKey));
  const source = useObjectUrl(picture.data);
  const form = useForm({ defaultValues: { code: '' } });

  const submit = async ({ code }: { code: string }) => {
    try {
      onDone(await confirmSetUp(code));
    } catch (error) {
      form.setValue('code', '');
      reportFailure(form, error);
    }
  };

  return (
    <Form form={form} onSubmit={submit} label={t('twoFactor.setUp')}>
      <Text size="body">{t('twoFactor.scan.lead')}</Text>
      <div className={css.key}>
        {source ? (
          <img src={source} alt={t('twoFactor.scan.picture')} />
        ) : (
          <Skeleton variant="rounded" width={176} height={176} />
        )}
        <Stack gap={2} align="start">
          <Quiet>{t('twoFactor.scan.byHand')}</Quiet>
          <code dir="ltr">{setUpKey.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <Button component="a" href={uri} size="small">
            {t('twoFactor.scan.open')}
          </Button>
        </Stack>
      </div>
      <CodeField name="code" label={t('twoFactor.scan.code')} onComplete={() => void form.handleSubmit(submit)()} />
      <div>
        <SubmitButton>{t('twoFactor.scan.submit')}</SubmitButton>
      </div>
    </Form>
  );
}
