import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { UploadList } from '#ui/lazy/UploadList.tsx';
import { readableSize } from '#ui/uploads/limits.ts';
import { Row } from '#ui/layout/Row.tsx';
import type { ComposerState } from './use-composer.ts';
import type { FileUploads } from './use-file-uploads.ts';
import css from './AttachedFiles.module.css';

/** The files of the message, and those still uploading. */
export function AttachedFiles({ composer, uploads }: { composer: ComposerState; uploads: FileUploads }) {
  const { t } = useTranslation('messages');
  if (composer.files.length === 0 && uploads.items.length === 0) return null;
  return (
    <Stack gap={2}>
      {composer.files.length > 0 && (
        <Row component="ul" gap={2} align="stretch" wrap aria-label={t('files.label')}>
          {composer.files.map((file) => {
            const name = file.name || t('files.unnamed');
            return (
              <Row component="li" inline gap={2} className={css.chip} key={file.id}>
                <FileText size={16} aria-hidden />
                <Text size="inherit" component="bdi" line="cut">
                  {name}
                </Text>
                {file.sizeKb > 0 && <small>{readableSize(file.sizeKb)}</small>}
                <IconButton
                  size="small"
                  aria-label={t('files.remove', { name })}
                  onClick={() => composer.removeFile(file.id)}
                  icon={X}
                />
              </Row>
            );
          })}
        </Row>
      )}
      <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} onRemove={uploads.remove} />
    </Stack>
  );
}
