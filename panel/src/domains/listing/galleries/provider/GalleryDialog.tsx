import type { Gallery } from '@bellbird/contract/listing/galleries';
import { GALLERY_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { useGalleryForm } from './use-gallery-form.ts';

type GalleryDialogProps = {
  providerId: number;
  /** Undefined for a new one. */
  gallery: Gallery | undefined;
  onClose: () => void;
};

/** The form for a gallery's name. */
export function GalleryDialog({ providerId, gallery, onClose }: GalleryDialogProps) {
  const { t } = useTranslation('galleries');
  const titleId = useId();
  const leave = useLeave(onClose);
  const { form, submit } = useGalleryForm({ providerId, gallery, onClose });
  return (
    <Dialog open onClose={leave} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(gallery ? 'gallery.renameTitle' : 'gallery.newTitle')}</DialogTitle>
      <DialogForm>
        <Form form={form} guarded onSubmit={submit}>
          <DialogFields>
            <TextField
              name="name"
              label={t('gallery.name')}
              help={t('gallery.nameHelp')}
              maxLength={GALLERY_NAME_MAX}
              autoComplete="off"
              autoFocus
              required
            />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t(gallery ? 'gallery.save' : 'provider.add')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
