import type { Gallery } from '@bellbird/contract/listing/galleries';
import { GALLERY_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
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
  const { form, submit } = useGalleryForm({ providerId, gallery, onClose });
  return (
    <FormDialog
      title={t(gallery ? 'gallery.renameTitle' : 'gallery.newTitle')}
      maxWidth="xs"
      form={form}
      onSubmit={submit}
      submit={t(gallery ? 'gallery.save' : 'provider.add')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('gallery.name')}
        help={t('gallery.nameHelp')}
        maxLength={GALLERY_NAME_MAX}
        autoComplete="off"
        autoFocus
        required
      />
    </FormDialog>
  );
}
