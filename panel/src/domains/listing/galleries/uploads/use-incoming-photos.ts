import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { incomingPhotos } from '#platform/uploads/incoming-photos.ts';
import { takeShared } from '#platform/uploads/shared-photos.ts';
import { useNotices } from '#ui/notices/notices.ts';

/** Photos that wait for a gallery: chosen on another page, or shared from another app (`?shared=true`). */
export function useIncomingPhotos(): readonly File[] {
  const files = useSyncExternalStore(incomingPhotos.subscribe, incomingPhotos.get, incomingPhotos.get);
  const search = useSearch() as Record<string, unknown>;
  const navigate = useNavigate();
  const notices = useNotices();
  const { t } = useTranslation('galleries');
  const isShared = search['shared'] !== undefined;
  const take = useEffectEvent(async () => {
    const { shared: _, ...rest } = search;
    const photos = await takeShared();
    if (photos.length === 0) notices.error(t('shared.missed'));
    incomingPhotos.set([...incomingPhotos.get(), ...photos]);
    await navigate({ to: '.', search: rest, replace: true });
  });
  useEffect(() => {
    if (isShared) void take();
  }, [isShared]);
  return files;
}
