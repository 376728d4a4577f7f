import type { Gallery } from '@bellbird/contract/listing/galleries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { createGallery, galleriesKey, galleryOptions, updateGallery } from '../galleries.queries.ts';

type Values = { name: string };
const resolver = lazyResolver(async () => (await import('./gallery-form.ts')).GalleryNameForm);

type Options = { providerId: number; gallery: Gallery | undefined; onClose: () => void };

/** The name of a gallery and its saving. A new one opens at once: it waits for photos. */
export function useGalleryForm({ providerId, gallery, onClose }: Options) {
  const { t } = useTranslation('galleries');
  const notices = useNotices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  // What somebody else changed meanwhile is shown, and saving again is then meant.
  const [current, setCurrent] = useState(gallery);
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { name: gallery?.name ?? '' } });

  const save = async ({ name }: Values) => {
    if (!current) return createGallery({ providerId, name }, key);
    const { id, status, coverMediaId, version } = current;
    await updateGallery(id, { name, status, coverMediaId, version });
    return undefined;
  };

  const submit = async (values: Values) => {
    try {
      const made = await save(values);
      await queries.invalidateQueries({ queryKey: galleriesKey });
      onClose();
      if (made) await navigate({ to: pathTo('galleryMedia', { providerId, galleryId: made.id }) });
      else notices.success(t('gallery.saved'));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isStale = error.code === 'stale_version' && current !== undefined;
      if (isStale) setCurrent(await queries.fetchQuery({ ...galleryOptions(current.id), staleTime: 0 }));
      const message = isStale ? t('gallery.stale') : error.code === 'network' ? t('offline') : error.message;
      applyFieldErrors(form, { message, fields: error.fields });
    }
  };
  return { form, submit };
}
