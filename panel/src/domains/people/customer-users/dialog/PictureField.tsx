import { imageUpload } from '@bellbird/contract/shared/uploads';
import { useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { checkFile } from '#ui/uploads/check-file.ts';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import { useUiText } from '#ui/use-ui-text.ts';

// Cropping is only needed once a picture was chosen.
const SquareCropDialog = lazyPart(() => import('#ui/uploads/SquareCropDialog.tsx'), 'SquareCropDialog');

const RULE = imageUpload({ required: false });

type PictureFieldProps = {
  name: string;
  imageUrl: string | null;
  chosen: Blob | undefined;
  onChosen: (image: Blob) => void;
};

/** The profile picture: chosen, cropped to a square, and saved with the rest. */
export function PictureField({ name, imageUrl, chosen, onChosen }: PictureFieldProps) {
  const { t } = useTranslation('customer-users');
  const ui = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const preview = useObjectUrl(chosen) ?? imageUrl ?? undefined;

  const choose = async (next: File) => {
    const found = await checkFile(RULE, next, ui('file.unreadable'));
    setFault(found);
    if (!found) setFile(next);
  };

  return (
    <Row gap={4}>
      <Avatar name={name || '?'} size="large" {...(preview && { src: preview })} />
      <Stack gap={1} align="start">
        <Button size="small" onClick={() => input.current?.click()}>
          {preview ? t('picture.change') : t('picture.choose')}
        </Button>
        <Quiet {...(fault && { tone: 'danger' as const })} role={fault ? 'alert' : undefined}>
          {fault ?? limitsText(RULE, ui)}
        </Quiet>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('picture.choose')}
          accept={acceptOf(RULE)}
          onChange={(event) => {
            const [next] = event.target.files ?? [];
            if (next) void choose(next);
            event.target.value = '';
          }}
        />
      </Stack>
      {file && (
        <SquareCropDialog
          file={file}
          onClose={() => setFile(undefined)}
          onCut={(image) => {
            setFile(undefined);
            onChosen(image);
          }}
        />
      )}
    </Row>
  );
}
