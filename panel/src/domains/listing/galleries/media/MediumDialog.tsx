import type { Medium } from '@bellbird/contract/listing/galleries';
import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { CAPTION_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { mediumOptions, updateMedium } from '../galleries.queries.ts';
import { Picture } from '../parts/Picture.tsx';
import { TagsField } from '../parts/TagsField.tsx';
import { UsedByProducts } from './UsedByProducts.tsx';
import { useSaveMedia } from './use-save-media.ts';
import css from './MediumDialog.module.css';

type Values = { caption: string; tags: MediaTag[] };
const resolver = lazyResolver(async () => (await import('./media-forms.ts')).EditForm);

/** Caption and tags of one medium. If someone else saved first, it says so, and saving again overwrites. */
export function MediumDialog({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const { t } = useTranslation('galleries');
  const titleId = useId();
  const leave = useLeave(onClose);
  const queries = useQueryClient();
  const [version, setVersion] = useState(medium.version);
  const { id, caption, tags, picture } = medium;
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { caption, tags } });
  const submit = useSaveMedia(form)({
    work: (values) => updateMedium(id, { ...values, version }),
    done: t('medium.saved'),
    onDone: onClose,
    onStale: async () => {
      const now = await queries.fetchQuery({ ...mediumOptions(id), staleTime: 0 });
      setVersion(now.version);
      return t('medium.stale', { caption: now.caption, tags: now.tags.map((tag) => t(`tag.${tag}`)).join(', ') });
    },
  });
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(medium.type === 'photo' ? 'medium.editPhoto' : 'medium.editVideo')}</DialogTitle>
      <DialogForm>
        <Form form={form} guarded onSubmit={submit}>
          <DialogFields>
            {picture && (
              <div className={css.shown}>
                <Picture photo={picture} alt="" sizes="552px" />
              </div>
            )}
            <UsedByProducts medium={medium} />
            <TextField
              name="caption"
              label={t('medium.caption')}
              help={t('medium.captionHelp')}
              maxLength={CAPTION_MAX}
              autoComplete="off"
            />
            <TagsField name="tags" />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t('medium.save')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
