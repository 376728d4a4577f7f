import type { Testimonial, TestimonialForm } from '@bellbird/contract/reputation/testimonials';
import { COUPLE_NAME_MAX, RATING_MAX, TESTIMONIAL_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { toDay } from '#platform/formats/dates.ts';
import { Text } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { CommentPictures } from './CommentPictures.tsx';
import { type CommentChange, useSaveComment } from './use-save-comment.ts';

type Values = TestimonialForm & { providerId: number };
type CommentDialogProps = {
  providers: readonly { id: number; name: string }[];
  /** The comment to edit; without it a new one is added. */
  comment?: Testimonial;
  onClose: () => void;
};

const resolver = lazyResolver(async () => (await import('./forms.ts')).WriteFormSchema);

/** A comment that a couple gave in person or on a card, with pictures; the team reviews it before it is published. */
export function CommentDialog({ providers, comment, onClose }: CommentDialogProps) {
  const { t } = useTranslation('testimonials');
  const [pictures, setPictures] = useState<CommentChange['pictures']>({ added: [], removed: [] });
  const { save } = useSaveComment(comment, onClose);
  const form = useForm<Values, unknown, Values>({
    resolver: resolver as unknown as Resolver<Values, unknown, Values>,
    defaultValues: toValues(comment, providers[0]?.id ?? 0),
  });
  const title = t(comment ? 'editTitle' : 'writeTitle');
  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      onSubmit={(values) => save({ values, pictures })}
      submit={t('send')}
      onClose={onClose}
    >
      <Text component="p" size="inherit" quiet>
        {t(comment ? 'editLead' : 'writeLead')}
      </Text>
      {!comment && providers.length > 1 && (
        <SelectField
          name="providerId"
          label={t('provider')}
          required
          options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField name="coupleName" label={t('couple')} required maxLength={COUPLE_NAME_MAX} />
      <Pair>
        <SelectField
          name="rating"
          label={t('rating')}
          required
          options={Array.from({ length: RATING_MAX }, (_, at) => ({
            value: RATING_MAX - at,
            label: t('stars', { rating: RATING_MAX - at, max: RATING_MAX }),
          }))}
        />
        <DateField name="weddingDate" label={t('weddingDate')} max={toDay(new Date())} />
      </Pair>
      <TextareaField name="comments" label={t('comments')} required max={TESTIMONIAL_MAX} rows={5} />
      <CommentPictures images={comment?.images ?? []} pictures={pictures} onChange={setPictures} />
    </FormDialog>
  );
}

function toValues(comment: Testimonial | undefined, providerId: number): Values {
  if (!comment) return { providerId, coupleName: '', weddingDate: null, rating: 5, comments: '' };
  const { provider, couple, rating, comments } = comment;
  return { providerId: provider.id, coupleName: couple.name, weddingDate: couple.weddingDate, rating, comments };
}
