import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { CAPTION_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { addVideo } from '../galleries.queries.ts';
import { TagsField } from '../parts/TagsField.tsx';
import { useSaveMedia } from './use-save-media.ts';

type Values = { video: string; caption: string; tags: MediaTag[]; confirmed: boolean };
const resolver = lazyResolver(async () => (await import('./media-forms.ts')).VideoForm);
const NEW: Values = { video: '', caption: '', tags: [], confirmed: false };

/** Adds a video by its link; it stays on its host. */
export function VideoDialog({ galleryId, onClose }: { galleryId: number; onClose: () => void }) {
  const { t } = useTranslation('galleries');
  const [uploadId] = useState(() => crypto.randomUUID());
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: NEW });
  const submit = useSaveMedia(form)({
    work: ({ video, caption, tags }) => addVideo({ galleryId, uploadId, video, caption, tags }),
    done: t('video.added'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('media.addVideo')}
      form={form}
      onSubmit={submit}
      submit={t('media.addVideo')}
      onClose={onClose}
    >
      <TextField
        name="video"
        type="url"
        label={t('video.link')}
        help={t('video.linkHelp')}
        autoComplete="off"
        autoFocus
        required
      />
      <TextField name="caption" label={t('medium.caption')} maxLength={CAPTION_MAX} autoComplete="off" />
      <TagsField name="tags" />
      <CheckboxField name="confirmed" label={t('video.promise')} required />
    </FormDialog>
  );
}
