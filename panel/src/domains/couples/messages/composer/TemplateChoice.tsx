import { type MergeValues, fillMergeFields } from '@bellbird/contract/couples/messages/merge-fields.ts';
import type { Template } from '@bellbird/contract/couples/templates';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown, Paperclip, Send } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { escapeHtml, isMergeField, findUnresolved } from './message-draft.ts';

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
  const { t } = useTranslation('messages');
  const { name, subject, body, attachmentIds, isDefault } = template;
  const unresolved = findUnresolved(`${subject} ${body}`, values);
  const fields = unresolved.map((field) => (isMergeField(field) ? t(`field.${field}`) : `{{${field}}}`));
  return (
    <Item>
      <Name aria-expanded={isOpen} onClick={act.onOpen}>
        <b>{name}</b>
        {isDefault && <small>{t('template.default')}</small>}
        {attachmentIds.length > 0 && (
          <small>
            <Paperclip role="img" aria-label={t('template.files')} />
            {attachmentIds.length}
          </small>
        )}
        <ChevronDown aria-hidden />
      </Name>
      {isOpen && (
        <Open>
          <Words>
            {subject && <b>{fillMergeFields(subject, values ?? {})}</b>}
            <RichText html={fillMergeFields(body, values ?? {}, escapeHtml)} />
          </Words>
          {fields.length > 0 && (
            <Fault>{t('template.unresolved', { count: fields.length, fields: fields.join(', ') })}</Fault>
          )}
          <Acts>
            <Button size="small" onClick={act.onInsert}>
              {t('template.insert')}
            </Button>
            {canSend && (
              <Button
                size="small"
                variant="contained"
                color="primary"
                disabled={fields.length > 0 || !values}
                startIcon={<Send aria-hidden />}
                onClick={act.onSend}
              >
                {t('template.send')}
              </Button>
            )}
          </Acts>
        </Open>
      )}
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({ '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } }));

const Name = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  gap: 8,
  padding: '8px 16px',
  justifyContent: 'flex-start',
  textAlign: 'start',
  '& b': { flex: 1, fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& svg.lucide': { width: 14, height: 14, color: theme.vars.palette.text.secondary },
  '&[aria-expanded="true"] > svg.lucide': { rotate: '180deg' },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
}));

const Open = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding: '0 16px 16px' });

const Words = styled('div')(({ theme }) => ({
  maxHeight: 200,
  overflowY: 'auto',
  padding: '10px 14px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.ground.sunken,
  '& > b': { display: 'block', marginBottom: 6, fontWeight: 600 },
}));

const Fault = styled('p')(({ theme }) => ({ ...theme.typography.label, color: theme.vars.palette.error.ink }));
const Acts = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });
