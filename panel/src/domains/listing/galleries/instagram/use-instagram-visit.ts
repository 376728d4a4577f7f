import { panelConfig } from '#platform/config/panel-config.ts';
import { useActing } from '#platform/session/use-session.ts';
import { beginInstagramVisit } from '../galleries.queries.ts';
import { useGalleryChange } from '../use-gallery-change.ts';
import { savePendingVisit } from './pending-visit.ts';

/** Goes to Instagram to choose photos; undefined where Instagram is not configured. */
export function useInstagramVisit(providerId: number, galleryId: number): (() => void) | undefined {
  const change = useGalleryChange();
  const isActing = useActing() !== undefined;
  if (isActing || !panelConfig().socialLogins.includes('instagram')) return undefined;
  const leave = async () => {
    const authUrl = await beginInstagramVisit(galleryId);
    savePendingVisit({ providerId, galleryId });
    location.assign(authUrl);
  };
  return () => void change({ work: leave });
}
