import type { Testimonial } from '@bellbird/contract/reputation/testimonials';
import { TESTIMONIAL_IMAGES_MAX } from '@bellbird/contract/shared/limits';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import Trash2 from 'lucide-react/icons/trash';
import { useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChosenFile } from '#ui/uploads/ChosenFile.tsx';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { checkFile } from '#ui/uploads/check-file.ts';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import type { CommentChange } from './use-save-comment.ts';
import css from './CommentPictures.module.css';

const RULE = imageUpload({ required: false });

type CommentPicturesProps = {
  images: Testimonial['images'];
  pictures: CommentChange['pictures'];
  onChange: (pictures: CommentChange['pictures']) => void;
};

/** The pictures of a comment: those it has, and those that are sent with it. */
export function CommentPictures({ images, pictures, onChange }: CommentPicturesProps) {
  const { t } = useTranslation('testimonials');
  const ui = useUiText();
  const labelId = useId();
  const [faults, setFaults] = useState<string[]>([]);
  const { added, removed } = pictures;
  const kept = images.filter((image) => !removed.includes(image.id));
  const room = TESTIMONIAL_IMAGES_MAX - kept.length - added.length;

  const add = async (files: File[]) => {
    const checked = await Promise.all(
      files.map(async (file) => ({ file, fault: await checkFile(RULE, file, ui('file.unreadable')) })),
    );
    const good = checked.flatMap(({ file, fault }) => (fault ? [] : [file]));
    const tooMany = good.length > room ? [t('picturesMax', { max: TESTIMONIAL_IMAGES_MAX })] : [];
    setFaults([...checked.flatMap(({ file, fault }) => (fault ? [`${file.name}: ${fault}`] : [])), ...tooMany]);
    onChange({ added: [...added, ...good.slice(0, Math.max(0, room))], removed });
  };

  return (
    <Stack gap={2} role="group" aria-labelledby={labelId}>
      <Text component="span" size="small" id={labelId}>
        {t('pictures')}
      </Text>
      {kept.length > 0 && (
        <Row gap={2} wrap className={css.kept}>
          {kept.map((image, at) => (
            <span key={image.id}>
              <img src={image.url} alt={t('pictureOf', { n: at + 1 })} />
              <IconButton
                size="small"
                aria-label={t('removePicture', { n: at + 1 })}
                onClick={() => onChange({ added, removed: [...removed, image.id] })}
                icon={Trash2}
              />
            </span>
          ))}
        </Row>
      )}
      {added.map((file) => (
        <ChosenFile
          key={`${file.name}-${file.size}-${file.lastModified}`}
          file={file}
          preview
          onRemove={() => onChange({ added: added.filter((each) => each !== file), removed })}
        />
      ))}
      {room > 0 && (
        <DropZone
          input={{ 'aria-labelledby': labelId }}
          accept={acceptOf(RULE)}
          limits={limitsText(RULE, ui)}
          multiple
          invalid={faults.length > 0}
          onFiles={(files) => void add(files)}
        />
      )}
      {faults.map((fault) => (
        <Text key={fault} size="small" tone="danger" role="alert">
          {fault}
        </Text>
      ))}
    </Stack>
  );
}
