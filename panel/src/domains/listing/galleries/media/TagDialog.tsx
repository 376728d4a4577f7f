import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { changeMedias } from '../galleries.queries.ts';
import { TagsField } from '../parts/TagsField.tsx';
import { useSaveMedia } from './use-save-media.ts';

type Values = { tags: MediaTag[] };
const resolver = lazyResolver(async () => (await import('./media-forms.ts')).TagForm);

/** Adds tags to several media. */
export function TagDialog({ ids, onClose }: { ids: number[]; onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation('galleries');
  const titleId = useId();
  const leave = useLeave(() => onClose(false));
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { tags: [] } });
  const submit = useSaveMedia(form)({
    work: ({ tags }) => changeMedias({ type: 'add_tags', mediaIds: ids, tags }),
    done: t('bulk.tagged'),
    onDone: () => onClose(true),
  });
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('bulk.tagTitle', { count: ids.length })}</DialogTitle>
      <DialogForm>
        <Form form={form} guarded onSubmit={submit}>
          <DialogFields>
            <TagsField name="tags" help={t('bulk.tagHelp')} />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <SubmitButton>{t('bulk.tag')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
