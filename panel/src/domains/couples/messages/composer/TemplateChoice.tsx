import { type MergeValues, fillMergeFields } from '@bellbird/contract/couples/messages/merge-fields.ts';
import type { Template } from '@bellbird/contract/couples/templates';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { escapeHtml, isMergeField, findUnresolved } from './message-draft.ts';
import css from './TemplateChoice.module.css';

type TemplateChoiceProps = {
  template: Template;
  values: MergeValues | undefined;
  isOpen: boolean;
  /** Nothing else is written, so the template can be sent as it is. */
  canSend: boolean;
  onOpen: () => void;
  onInsert: () => void;
  onSend: () => void;
};

/** One template: its name and, when open, its text for this couple and the actions. */
export function TemplateChoice({ template, values, isOpen, canSend, ...act }: TemplateChoiceProps) {
  const { t } = useTranslation(['message-tools', 'merge-fields']);
  const { name, subject, body, attachmentIds, isDefault } = template;
  const unresolved = findUnresolved(`${subject} ${body}`, values);
  const fields = unresolved.map((field) => (isMergeField(field) ? t(`merge-fields:${field}`) : `{{${field}}}`));
  return (
    <li>
      <PlainButton className={css.name} aria-expanded={isOpen} onClick={act.onOpen}>
        <b>{name}</b>
        {isDefault && <small>{t('template.default')}</small>}
        {attachmentIds.length > 0 && (
          <small>
            <Paperclip size={14} role="img" aria-label={t('template.files')} />
            {attachmentIds.length}
          </small>
        )}
        <ChevronDown size={14} aria-hidden />
      </PlainButton>
      {isOpen && (
        <Stack gap={3} className={css.open}>
          <div className={css.words}>
            {subject && <b>{fillMergeFields(subject, values ?? {})}</b>}
            <RichText html={fillMergeFields(body, values ?? {}, escapeHtml)} />
          </div>
          {fields.length > 0 && (
            <Text component="p" size="label" tone="danger">
              {t('template.unresolved', { count: fields.length, fields: fields.join(', ') })}
            </Text>
          )}
          <Row gap={2} align="stretch" justify="end">
            <Button size="small" onClick={act.onInsert}>
              {t('template.insert')}
            </Button>
            {canSend && (
              <PrimaryButton
                size="small"
                disabled={fields.length > 0 || !values}
                startIcon={<Send aria-hidden />}
                onClick={act.onSend}
              >
                {t('template.send')}
              </PrimaryButton>
            )}
          </Row>
        </Stack>
      )}
    </li>
  );
}
