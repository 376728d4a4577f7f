import { messageFile } from '@bellbird/contract/shared/uploads';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { acceptOf } from '#ui/uploads/limits.ts';
import type { ComposerState } from './use-composer.ts';
import type { FileUploads } from './use-file-uploads.ts';

const FilePicker = lazyPart(() => import('./FilePicker.tsx'), 'FilePicker');

type AttachButtonProps = { composer: ComposerState; uploads: FileUploads; isNamed?: boolean };

/** Attaches files to an email: stored ones, or new ones from this device. */
export function AttachButton({ composer, uploads, isNamed = false }: AttachButtonProps) {
  const { t } = useTranslation('messages');
  const chooser = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const common = {
    size: 'small' as const,
    'aria-label': t('files.attach'),
    'aria-haspopup': 'dialog' as const,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {isNamed ? (
        <Button {...common} variant="text" startIcon={<Paperclip aria-hidden />}>
          {t('files.attachShort')}
        </Button>
      ) : (
        <IconButton {...common} icon={Paperclip} />
      )}
      <input
        ref={chooser}
        hidden
        type="file"
        multiple
        accept={acceptOf(messageFile)}
        aria-label={t('files.fromDevice')}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          event.target.value = '';
        }}
      />
      {anchor && (
        <FilePicker
          anchor={anchor}
          composer={composer}
          onDevice={() => {
            setAnchor(null);
            chooser.current?.click();
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
