import { fillMergeFields } from '@bellbird/contract/couples/messages/merge-fields.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { SAMPLE_COUPLE } from '../sample-couple.ts';

/** The template as a couple would read it, while it is being written. */
export function TemplatePreview() {
  const { t } = useTranslation('templates');
  const [subject = '', body = ''] = useWatch({ name: ['subject', 'body'] }) as [string?, string?];
  return (
    <section aria-label={t('mail.preview')}>
      <Typography variant="label" component="h3">
        {t('mail.preview')}
      </Typography>
      <Paper>
        <b>{fillMergeFields(subject, SAMPLE_COUPLE) || t('mail.noSubject')}</b>
        {body ? <RichText html={fillMergeFields(body, SAMPLE_COUPLE)} /> : <p>{t('mail.previewEmpty')}</p>}
      </Paper>
      <Quiet>{t('mail.previewHelp')}</Quiet>
    </section>
  );
}

const Paper = styled('div')(({ theme }) => ({
  marginTop: 6,
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.ground.sunken,
  overflowWrap: 'anywhere',
  '& > b': { display: 'block', fontWeight: 600, marginBottom: 10 },
  '& > p': { color: theme.vars.palette.text.secondary },
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
}));
