import type { QuoteDesk } from '@bellbird/contract/couples/quotes';
import { ATTACHMENTS_PER_MESSAGE } from '@bellbird/contract/shared/limits';
import FileText from 'lucide-react/icons/file-text';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { FieldMessages } from '#ui/forms/FieldFrame.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { readableSize } from '#ui/uploads/limits.ts';
import type { QuoteFileChoice } from './quote-builder.queries.ts';
import type { QuoteValues } from './quote-values.ts';
import css from './FilesField.module.css';

const FilesDialog = lazyPart(() => import('./FilesDialog.tsx'), 'FilesDialog');

/** The files that the couple can open from their page. */
export function FilesField({ leadId, desk }: { leadId: number; desk: QuoteDesk }) {
  const { t } = useTranslation('quotes');
  const { field, error, ids } = useField({ name: 'attachmentIds' });
  const form = useFormContext<QuoteValues>();
  const [known, setKnown] = useState<readonly QuoteFileChoice[]>(desk.files);
  const [isChoosing, setChoosing] = useState(false);
  const chosen = field.value as readonly number[];
  const files = chosen.flatMap((id) => known.find((file) => file.id === id) ?? []);
  // A file may have been ticked or removed while another one was still uploading.
  const current = () => form.getValues('attachmentIds');
  const add = (file: QuoteFileChoice) => {
    setKnown((before) => [...before, file]);
    field.onChange([...current(), file.id]);
  };
  const remove = (id: number) => field.onChange(current().filter((each) => each !== id));
  return (
    <Stack gap={2} align="start" role="group" aria-labelledby={ids.label}>
      <Text size="label" id={ids.label}>
        {t('files.label')}
      </Text>
      {files.length > 0 && (
        <Stack component="ul" className={css.files}>
          {files.map(({ id, name, sizeKb }) => (
            <Row component="li" gap={2} key={id} className={css.file}>
              <FileText size={16} aria-hidden />
              <Text size="inherit" component="bdi" line="cut">
                {name}
              </Text>
              <Quiet component="span">{readableSize(sizeKb)}</Quiet>
              <IconButton size="small" aria-label={t('files.remove', { name })} onClick={() => remove(id)} icon={X} />
            </Row>
          ))}
        </Stack>
      )}
      <Button
        size="small"
        startIcon={<Paperclip aria-hidden />}
        disabled={chosen.length >= ATTACHMENTS_PER_MESSAGE}
        onClick={() => setChoosing(true)}
      >
        {t('files.add')}
      </Button>
      <FieldMessages ids={ids} error={error} help={t('files.help')} />
      {isChoosing && (
        <FilesDialog leadId={leadId} chosen={chosen} onAdd={add} onRemove={remove} onClose={() => setChoosing(false)} />
      )}
    </Stack>
  );
}
