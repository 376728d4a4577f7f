import { messageFile } from '@bellbird/contract/shared/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useUploads } from '#ui/uploads/use-uploads.ts';
import { uploadFile } from '../messages.queries.ts';
import type { Attached } from './message-draft.ts';

/** Files chosen for this message: checked, uploaded at once, and then also among the stored files. */
export function useFileUploads(leadId: number, onArrived: (files: Attached[]) => void) {
  const { t } = useTranslation('messages');
  const queries = useQueryClient();
  const uploads = useUploads({
    rule: messageFile,
    send: async (file, way) => {
      onArrived([await uploadFile(leadId, file, way)]);
      void queries.invalidateQueries({ queryKey: ['attachments'] });
    },
    explain: (error) =>
      error instanceof ApiFailure && error.code !== 'network'
        ? (Object.values(error.fields).find(Boolean) ?? error.message)
        : t('offline'),
  });
  // Uploaded files are among the files of the message.
  const items = uploads.items.filter((item) => item.state !== 'done');
  return { ...uploads, items, isUploading: items.some(({ state }) => state === 'waiting' || state === 'sending') };
}

export type FileUploads = ReturnType<typeof useFileUploads>;
