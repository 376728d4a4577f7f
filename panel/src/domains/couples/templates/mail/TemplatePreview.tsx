import { fillMergeFields } from '@bellbird/contract/couples/messages/merge-fields.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Quiet, Text } from '#ui/Text.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { SAMPLE_COUPLE } from '../sample-couple.ts';
import css from './TemplatePreview.module.css';

/** The template as a couple would read it, while it is being written. */
export function TemplatePreview() {
  const { t } = useTranslation('templates');
  const [subject = '', body = ''] = useWatch({ name: ['subject', 'body'] }) as [string?, string?];
  return (
    <section aria-label={t('mail.preview')}>
      <Text size="label" component="h3">
        {t('mail.preview')}
      </Text>
      <div className={css.paper} dir="auto">
        <b>{fillMergeFields(subject, SAMPLE_COUPLE) || t('mail.noSubject')}</b>
        {body ? <RichText html={fillMergeFields(body, SAMPLE_COUPLE)} /> : <p>{t('mail.previewEmpty')}</p>}
      </div>
      <Quiet mt={2}>{t('mail.previewHelp')}</Quiet>
    </section>
  );
}
