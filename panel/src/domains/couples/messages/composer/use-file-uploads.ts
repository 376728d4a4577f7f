import { messageFile } from '@bellbird/contract/shared/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { fieldMessageOf } from '#platform/api/failure-messages.ts';
import { useUploads } from '#ui/uploads/use-uploads.ts';
import { uploadFile } from '../messages.queries.ts';
import type { Attached } from './message-draft.ts';

/** Files chosen for this message: checked, uploaded at once, and then also among the stored files. */
export function useFileUploads(leadId: number, onArrived: (files: Attached[]) => void) {
  const queries = useQueryClient();
  const uploads = useUploads({
    rule: messageFile,
    send: async (file, way) => {
      onArrived([await uploadFile(leadId, file, way)]);
      void queries.invalidateQueries({ queryKey: ['attachments'] });
    },
    explain: fieldMessageOf,
  });
  // Uploaded files are among the files of the message.
  const items = uploads.items.filter((item) => item.state !== 'done');
  return { ...uploads, items, isUploading: items.some(({ state }) => state === 'waiting' || state === 'sending') };
}

export type FileUploads = ReturnType<typeof useFileUploads>;
