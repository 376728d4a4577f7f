import type { Testimonial, TestimonialForm } from '@bellbird/contract/reputation/testimonials';
import { useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { addPicture, createTestimonial, removePicture, updateTestimonial } from './testimonials.queries.ts';
import { useCommentAction } from './use-testimonials.ts';

export type CommentChange = {
  values: TestimonialForm & { providerId: number };
  pictures: { added: readonly File[]; removed: readonly number[] };
};

/**
 * Saves a comment, then its pictures. If one of them fails, the dialog stays open, and saving again sends only what is
 * still missing.
 */
export function useSaveComment(comment: Testimonial | undefined, onSaved: () => void) {
  const { t } = useTranslation('testimonials');
  const act = useCommentAction();
  const [key] = useState(() => crypto.randomUUID());
  const saved = useRef({ id: undefined as number | undefined, pictures: new Set<File | number>() });

  const once = async (thing: File | number, work: () => Promise<unknown>) => {
    if (saved.current.pictures.has(thing)) return;
    await work();
    saved.current.pictures.add(thing);
  };

  const save = async ({ values, pictures }: CommentChange): Promise<void> => {
    const isDone = await act(async () => {
      saved.current.id ??= comment ? await update(comment, values) : await createTestimonial(values, key);
      const { id } = saved.current;
      for (const imageId of pictures.removed) await once(imageId, () => removePicture(id, imageId));
      for (const file of pictures.added) await once(file, () => addPicture(id, file));
    }, t('written'));
    if (isDone) onSaved();
  };

  return { save };
}

async function update(comment: Testimonial, values: CommentChange['values']): Promise<number> {
  const { providerId: _provider, ...form } = values;
  await updateTestimonial(comment.id, { ...form, version: comment.version });
  return comment.id;
}
