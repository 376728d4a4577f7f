import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { CAPTION_MAX } from '@bellbird/contract/shared/limits';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { addVideo } from '../galleries.queries.ts';
import { TagsField } from '../parts/TagsField.tsx';
import { useSaveMedia } from './use-save-media.ts';

type Values = { video: string; caption: string; tags: MediaTag[]; confirmed: boolean };
const resolver = lazyResolver(async () => (await import('./media-forms.ts')).VideoForm);
const NEW: Values = { video: '', caption: '', tags: [], confirmed: false };

/** Adds a video by its link; it stays on its host. */
export function VideoDialog({ galleryId, onClose }: { galleryId: number; onClose: () => void }) {
  const { t } = useTranslation('galleries');
  const titleId = useId();
  const leave = useLeave(onClose);
  const [uploadId] = useState(() => crypto.randomUUID());
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: NEW });
  const submit = useSaveMedia(form)({
    work: ({ video, caption, tags }) => addVideo({ galleryId, uploadId, video, caption, tags }),
    done: t('video.added'),
    onDone: onClose,
  });
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('media.addVideo')}</DialogTitle>
      <DialogForm>
        <Form form={form} guarded onSubmit={submit}>
          <DialogFields>
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
            <CheckboxField name="confirmed" label={t('upload.promise')} required />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t('media.addVideo')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
