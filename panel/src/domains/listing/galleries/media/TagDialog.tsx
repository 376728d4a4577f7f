import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { changeMedias } from '../galleries.queries.ts';
import { TagsField } from '../parts/TagsField.tsx';
import { useSaveMedia } from './use-save-media.ts';

type Values = { tags: MediaTag[] };
const resolver = lazyResolver(async () => (await import('./media-forms.ts')).TagForm);

/** Adds tags to several media. */
export function TagDialog({ ids, onClose }: { ids: number[]; onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation('galleries');
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { tags: [] } });
  const submit = useSaveMedia(form)({
    work: ({ tags }) => changeMedias({ type: 'add_tags', mediaIds: ids, tags }),
    done: t('bulk.tagged'),
    onDone: () => onClose(true),
  });
  return (
    <FormDialog
      title={t('bulk.tagTitle', { count: ids.length })}
      form={form}
      onSubmit={submit}
      submit={t('bulk.tag')}
      onClose={() => onClose(false)}
    >
      <TagsField name="tags" help={t('bulk.tagHelp')} />
    </FormDialog>
  );
}
