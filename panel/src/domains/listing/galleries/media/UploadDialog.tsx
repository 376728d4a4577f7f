import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { TagsField } from '../parts/TagsField.tsx';
import { PHOTO_RULE } from './use-photo-uploads.ts';
import css from './UploadDialog.module.css';

type Values = { tags: MediaTag[]; confirmed: boolean };
const resolver = lazyResolver(async () => (await import('./media-forms.ts')).UploadForm);

type UploadDialogProps = {
  /** Files that were dropped on the page. */
  files: readonly File[];
  onUpload: (files: readonly File[], tags: readonly MediaTag[]) => void;
  onClose: () => void;
};

/** Tags and confirmation for new photos. The page uploads them afterwards. */
export function UploadDialog({ files: dropped, onUpload, onClose }: UploadDialogProps) {
  const { t } = useTranslation('galleries');
  const ui = useUiText();
  const titleId = useId();
  const [files, setFiles] = useState(dropped);
  const leave = useLeave(onClose);
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { tags: [], confirmed: false } });
  const add = (more: readonly File[]) => setFiles((before) => [...before, ...more]);
  const submit = ({ tags }: Values) => {
    onUpload(files, tags);
    onClose();
  };
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('upload.title')}</DialogTitle>
      <DialogForm>
        <Form form={form} guarded edited={files.length > 0} onSubmit={submit}>
          <DialogFields>
            <DropZone
              multiple
              input={{ 'aria-label': t('media.drop') }}
              accept={acceptOf(PHOTO_RULE)}
              limits={limitsText(PHOTO_RULE, ui)}
              onFiles={add}
            />
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
            <TagsField name="tags" help={t('tags.helpAll')} />
            <CheckboxField name="confirmed" label={t('upload.promise')} required />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton disabled={files.length === 0}>
              {files.length === 0 ? t('media.upload') : t('upload.send', { count: files.length })}
            </SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}

function ChosenPhoto({ file, onRemove }: { file: File; onRemove: () => void }) {
  const ui = useUiText();
  const url = useObjectUrl(file);
  return (
    <li>
      {url && <img src={url} alt={file.name} />}
      <IconButton size="small" aria-label={ui('file.removeNamed', { name: file.name })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
