import { messageFile } from '@bellbird/contract/shared/uploads';
import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { FileChoice } from '#ui/forms/FileChoice.tsx';
import { Popover } from '#ui/overlays/Popover.tsx';
import { limitsText } from '#ui/uploads/limits.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { storedFilesOptions } from '../messages.queries.ts';
import type { ComposerState } from './use-composer.ts';
import css from './FilePicker.module.css';

type FilePickerProps = {
  anchor: HTMLElement;
  composer: ComposerState;
  onDevice: () => void;
  onClose: () => void;
};

/** The stored files, and a button for files from this device. */
export function FilePicker({ anchor, composer, onDevice, onClose }: FilePickerProps) {
  const { t } = useTranslation(['messages', 'message-tools']);
  const ui = useUiText();
  const user = useUser();
  const stored = useQuery(storedFilesOptions(user?.customerId ?? 0));
  return (
    <Popover open anchorEl={anchor} onClose={onClose} above aria-label={t('files.attach')}>
      <div className={css.box}>
        <Stack gap={2} pad={3} className={css.top}>
          <Button fullWidth startIcon={<Upload aria-hidden />} onClick={onDevice}>
            {t('files.fromDevice')}
          </Button>
          <Quiet>{limitsText(messageFile, ui)}</Quiet>
        </Stack>
        {stored.isPending && <Skeleton variant="rounded" height={40} className={css.loading} />}
        {stored.isLoadingError && (
          <Quiet className={css.hint} role="alert">
            {t('message-tools:files.failed')}
          </Quiet>
        )}
        {stored.data?.length === 0 && <Quiet className={css.hint}>{t('message-tools:files.none')}</Quiet>}
        <div className={css.list}>
          {stored.data?.map((file) => {
            const isOn = composer.files.some(({ id }) => id === file.id);
            return (
              <FileChoice
                key={file.id}
                className={css.choice}
                file={file}
                checked={isOn}
                onChange={() => (isOn ? composer.removeFile(file.id) : composer.addFiles([file]))}
              />
            );
          })}
        </div>
      </div>
    </Popover>
  );
}
