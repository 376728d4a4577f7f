import type { Medium } from '@bellbird/contract/listing/galleries';
import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { CAPTION_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
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
    <FormDialog
      title={t(medium.type === 'photo' ? 'medium.editPhoto' : 'medium.editVideo')}
      form={form}
      onSubmit={submit}
      submit={t('medium.save')}
      onClose={onClose}
    >
      {picture && (
        <div className={css.shown}>
          <Picture photo={picture} sizes="552px" />
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
    </FormDialog>
  );
}
