import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { PHOTO_RULE } from '#ui/uploads/fit-photo.ts';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FileButton } from '#ui/uploads/FileButton.tsx';
import { TagsField } from '../parts/TagsField.tsx';
import { readLastUpload, rememberUpload } from '../uploads/last-upload.ts';
import css from './UploadDialog.module.css';

type Values = { galleryId: number; tags: MediaTag[]; confirmed: boolean };
const resolver = lazyResolver(async () => (await import('./media-forms.ts')).UploadForm);

/** Where photos can go. */
export type UploadGoal = { galleryId: number; name: string };

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

type UploadDialogProps = {
  /** Files that were already chosen. */
  files: readonly File[];
  /** The galleries to choose from; one needs no choice. */
  goals: readonly UploadGoal[];
  onUpload: (files: readonly File[], galleryId: number, tags: readonly MediaTag[]) => void;
  onClose: () => void;
};

/** Where new photos go, their tags and the confirmation. They upload afterwards, whatever page is shown. */
export function UploadDialog({ files: given, goals, onUpload, onClose }: UploadDialogProps) {
  const { t } = useTranslation('galleries');
  const ui = useUiText();
  const [files, setFiles] = useState(given);
  const [last] = useState(() => readLastUpload(goals));
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { ...last, confirmed: false } });
  // The same photos are easily chosen twice, and each needs to be there once.
  const add = (more: readonly File[]) =>
    setFiles((before) => [...before, ...more.filter((file) => !before.some((other) => isSameFile(file, other)))]);
  const submit = ({ galleryId, tags }: Values) => {
    rememberUpload({ galleryId, tags });
    onUpload(files, galleryId, tags);
    onClose();
  };
  return (
    <FormDialog
      title={t('upload.title')}
      form={form}
      edited={files.length > 0}
      onSubmit={submit}
      disabled={files.length === 0}
      submit={files.length === 0 ? t('media.upload') : t('upload.send', { count: files.length })}
      onClose={onClose}
    >
      {files.length > 0 && (
        <ul className={css.chosen} aria-label={t('upload.chosen')}>
          {files.map((file, at) => (
            <ChosenPhoto
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
              key={`${file.name}${at}`}
              file={file}
              onRemove={() => setFiles((before) => before.filter((each) => each !== file))}
            />
          ))}
        </ul>
      )}
      <Stack gap={2}>
        <DropZone
          multiple
          compact={files.length > 0}
          input={{ 'aria-label': t('media.drop') }}
          accept={acceptOf(PHOTO_RULE)}
          limits={limitsText(PHOTO_RULE, ui)}
          onFiles={add}
        />
        <FileButton
          className={css.camera}
          camera
          accept="image/*"
          label={t('upload.camera')}
          startIcon={<Camera aria-hidden />}
          onFiles={add}
        >
          {t('upload.camera')}
        </FileButton>
      </Stack>
      {goals.length > 1 && (
        <SelectField
          name="galleryId"
          label={t('upload.gallery')}
          required
          options={goals.map(({ galleryId, name }) => ({ value: galleryId, label: name }))}
        />
      )}
      <TagsField name="tags" help={t('tags.helpAll')} />
      <CheckboxField name="confirmed" label={t('upload.promise')} required />
    </FormDialog>
  );
}

function ChosenPhoto({ file, onRemove }: { file: File; onRemove: () => void }) {
  const ui = useUiText();
  const url = useObjectUrl(file);
  return (
    <li>
      {url && <img src={url} alt={file.name} loading="lazy" decoding="async" />}
      <IconButton size="small" aria-label={ui('file.removeNamed', { name: file.name })} onClick={onRemove} icon={X} />
    </li>
  );
}
