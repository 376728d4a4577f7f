import { ATTACHMENTS_PER_MESSAGE } from '@bellbird/contract/shared/limits';
import { messageFile } from '@bellbird/contract/shared/uploads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { fieldMessageOf } from '#platform/api/failure-messages.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { FileChoice } from '#ui/forms/FileChoice.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { UploadList } from '#ui/lazy/UploadList.tsx';
import { DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useUploads } from '#ui/uploads/use-uploads.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { type QuoteFileChoice, quoteFilesOptions, uploadQuoteFile } from './quote-builder.queries.ts';
import css from './FilesDialog.module.css';

type FilesDialogProps = {
  leadId: number;
  chosen: readonly number[];
  onAdd: (file: QuoteFileChoice) => void;
  onRemove: (id: number) => void;
  onClose: () => void;
};

/** Chooses files for a quote: stored ones, or new ones from this device. */
export function FilesDialog({ leadId, chosen, onAdd, onRemove, onClose }: FilesDialogProps) {
  const { t } = useTranslation('quotes');
  const ui = useUiText();
  const queries = useQueryClient();
  const customerId = useUser()?.customerId ?? 0;
  const stored = useQuery(quoteFilesOptions(customerId));
  const chooser = useRef<HTMLInputElement>(null);
  const isFull = chosen.length >= ATTACHMENTS_PER_MESSAGE;
  const uploads = useUploads({
    rule: messageFile,
    // One at a time: each adds to the files that are chosen by then.
    atOnce: 1,
    send: async (file, way) => {
      onAdd(await uploadQuoteFile(leadId, file, way));
      void queries.invalidateQueries({ queryKey: ['attachments'] });
    },
    explain: fieldMessageOf,
  });
  const open = uploads.items.filter((item) => item.state !== 'done');
  return (
    <ClosableDialog title={t('files.choose')} onClose={onClose}>
      <DialogContent>
        <Stack gap={3}>
          <Button
            fullWidth
            disabled={isFull}
            startIcon={<Upload aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            {t('files.fromDevice')}
          </Button>
          <input
            ref={chooser}
            hidden
            type="file"
            accept={acceptOf(messageFile)}
            aria-label={t('files.fromDevice')}
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])]);
              // Allows choosing the same file again after it was removed.
              event.target.value = '';
            }}
          />
          <Quiet>{limitsText(messageFile, ui)}</Quiet>
          <UploadList items={open} onCancel={uploads.cancel} onRetry={uploads.retry} onRemove={uploads.remove} />
          {stored.isPending && <Skeleton height={40} />}
          {stored.isLoadingError && (
            <Text size="body" role="alert">
              {t('files.failed')}
            </Text>
          )}
          {stored.data?.length === 0 && (
            <Text size="body" quiet>
              {t('files.none')}
            </Text>
          )}
          <div>
            {stored.data?.map((file) => {
              const isOn = chosen.includes(file.id);
              return (
                <FileChoice
                  key={file.id}
                  className={css.choice}
                  file={file}
                  checked={isOn}
                  disabled={!isOn && isFull}
                  onChange={() => (isOn ? onRemove(file.id) : onAdd(file))}
                />
              );
            })}
          </div>
        </Stack>
      </DialogContent>
      <DialogActions>
        <PrimaryButton onClick={onClose}>{t('files.done')}</PrimaryButton>
      </DialogActions>
    </ClosableDialog>
  );
}
