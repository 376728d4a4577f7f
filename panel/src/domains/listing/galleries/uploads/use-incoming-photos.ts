import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { incomingPhotos } from '#platform/uploads/incoming-photos.ts';
import { takeShared } from '#platform/uploads/shared-photos.ts';

/** Photos that wait for a gallery: chosen on another page, or shared from another app (`?shared=true`). */
export function useIncomingPhotos(): readonly File[] {
  const files = useSyncExternalStore(incomingPhotos.subscribe, incomingPhotos.get);
  const search = useSearch() as Record<string, unknown>;
  const navigate = useNavigate();
  const isShared = search['shared'] !== undefined;
  const take = useEffectEvent(async () => {
    const { shared: _, ...rest } = search;
    incomingPhotos.set([...incomingPhotos.get(), ...(await takeShared())]);
    await navigate({ to: '.', search: rest, replace: true });
  });
  useEffect(() => {
    if (isShared) void take();
  }, [isShared]);
  return files;
}
