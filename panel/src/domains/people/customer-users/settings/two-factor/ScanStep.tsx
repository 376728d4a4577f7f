import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { CodeField } from '#ui/forms/CodeField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import { confirmSetUp, qrOptions } from './two-factor.queries.ts';
import { useReportFailure } from '#platform/api/use-report-failure.ts';

type ScanStepProps = { setUpKey: string; uri: string; onDone: (codes: string[]) => void };

/** The key for the app, by camera, by hand or by a tap on the same phone; then the app’s first code. */
export function ScanStep({ setUpKey, uri, onDone }: ScanStepProps) {
  const { t } = useTranslation('customer-users');
  const picture = useQuery(qrOptions(setUpKey));
  const source = useObjectUrl(picture.data);
  const form = useForm({ defaultValues: { code: '' } });
  const reportFailure = useReportFailure(form, 'customer-users');

  const submit = async ({ code }: { code: string }) => {
    try {
      onDone(await confirmSetUp(code));
    } catch (error) {
      form.setValue('code', '');
      reportFailure(error);
    }
  };

  return (
    <Form form={form} onSubmit={submit} label={t('twoFactor.setUp')}>
      <Typography>{t('twoFactor.scan.lead')}</Typography>
      <Key>
        {source ? (
          <img src={source} alt={t('twoFactor.scan.picture')} />
        ) : (
          <Skeleton variant="rounded" width={176} height={176} />
        )}
        <div>
          <Typography variant="body2" color="textSecondary">
            {t('twoFactor.scan.byHand')}
          </Typography>
          <code dir="ltr">{setUpKey.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <Button component="a" href={uri} size="small">
            {t('twoFactor.scan.open')}
          </Button>
        </div>
      </Key>
      <CodeField name="code" label={t('twoFactor.scan.code')} onComplete={() => void form.handleSubmit(submit)()} />
      <div>
        <SubmitButton>{t('twoFactor.scan.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

const Key = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  // Cameras need dark on light, in dark mode, too.
  '& img': {
    width: 176,
    height: 176,
    flex: 'none',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.common.white,
  },
  '& > div': { display: 'grid', justifyItems: 'start', gap: 8, minWidth: 0 },
  '& code': { fontSize: '0.9375rem', fontWeight: 500, overflowWrap: 'anywhere', userSelect: 'all' },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch', '& img': { alignSelf: 'center' } },
}));
