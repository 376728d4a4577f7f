import type { Gallery } from '@bellbird/contract/listing/galleries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { asFailure } from '#platform/api/failure-messages.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { createGallery, galleriesKey, galleryOptions, updateGallery } from '../galleries.queries.ts';

type Values = { name: string };
const resolver = lazyResolver(async () => (await import('./gallery-form.ts')).GalleryNameForm);

type Options = { providerId: number; gallery: Gallery | undefined; onClose: () => void };

/** The form for a gallery's name. A new gallery is opened at once. */
export function useGalleryForm({ providerId, gallery, onClose }: Options) {
  const { t } = useTranslation('galleries');
  const notices = useNotices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  // After a conflict this is the newer version, so that saving again overwrites it.
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
      const { code, fields, message } = asFailure(error);
      const isStale = code === 'stale_version' && current !== undefined;
      if (isStale) setCurrent(await queries.fetchQuery({ ...galleryOptions(current.id), staleTime: 0 }));
      applyFieldErrors(form, { message: isStale ? t('gallery.stale') : message, fields });
    }
  };
  return { form, submit };
}
