import type { Attachment } from '@bellbird/contract/couples/templates';
import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { attachmentsKey, deleteAttachment, readAttachmentFile, templatesKey } from '../templates.queries.ts';

/** Downloads a stored file, or deletes it after saying which templates use it. */
export function FileActions({ customerId, file }: { customerId: number; file: Attachment }) {
  const { t } = useTranslation('templates');
  const confirm = useConfirm();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const { name, templateCount } = file;
  const which = { customerId, id: file.id };

  const download = async () => {
    await attempt(async () => saveAs(await readAttachmentFile(which), name));
  };
  const remove = async () => {
    const question = {
      title: t('attachments.deleteTitle', { name }),
      text: t('attachments.deleteText', { count: templateCount }),
      confirm: t('delete'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    await attempt(() => deleteAttachment(which), t('attachments.deleted'));
    void queries.invalidateQueries({ queryKey: attachmentsKey });
    void queries.invalidateQueries({ queryKey: templatesKey });
  };

  return (
    <>
      <IconButton aria-label={t('attachments.download', { name })} onClick={() => void download()} icon={Download} />
      <IconButton aria-label={t('attachments.delete', { name })} onClick={() => void remove()} icon={Trash2} />
    </>
  );
}
