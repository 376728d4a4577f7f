import type { LeadMessage } from '@bellbird/contract/couples/messages';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Text } from '#ui/Text.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { readableSize } from '#ui/uploads/limits.ts';
import { readFile } from '../messages.queries.ts';
import css from './FileChip.module.css';

type FileChipProps = { leadId: number; messageId: number; file: LeadMessage['attachments'][number] };

/** A file of a message; a click downloads it. */
export function FileChip({ leadId, messageId, file }: FileChipProps) {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveAs(await readFile(leadId, messageId, file.id), file.name);
    } catch {
      notices.error(t('file.failed', { name: file.name }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <PlainButton
      className={css.chip}
      disabled={isBusy || file.url === null}
      aria-label={t('file.download', { name: file.name })}
      onClick={() => void download()}
    >
      <FileText size={16} aria-hidden />
      <Text size="inherit" component="bdi" line="cut">
        {file.name}
      </Text>
      <small>{file.url === null ? t('file.notKept') : readableSize(file.sizeKb)}</small>
    </PlainButton>
  );
}
