import { useQueryClient } from '@tanstack/react-query';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { galleriesKey } from '#domains/listing/galleries/galleries.queries.ts';
import { isOpen, isUnderWay, photoQueue } from '#domains/listing/galleries/uploads/photo-queue.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useNotices } from '#ui/notices/notices.ts';
import css from './UploadLine.module.css';

/** One line above the bottom bar while photos upload, on every page; it leads to their gallery. */
export function UploadLine() {
  const { t } = useTranslation('uploads');
  const photos = useSyncExternalStore(photoQueue.subscribe, photoQueue.get, photoQueue.get);
  const running = photos.filter(isUnderWay);
  const refused = photos.filter(({ state }) => state === 'failed');
  const done = photos.filter(({ state }) => state === 'done');
  useArrivals(done.length, running.length);
  const [shown] = [...refused, ...running];
  if (!shown) return null;
  const { providerId, galleryId } = shown.details;
  const total = photos.filter(({ state }) => state !== 'cancelled').length;
  const percent = photos.reduce((sum, { percent: each }) => sum + each, 0) / Math.max(total, 1);
  return (
    <div className={css.line} data-upload-line role="status">
      <Link className={css.link} to={pathTo('galleryMedia', { providerId, galleryId })}>
        {running.length > 0 ? <CloudUpload size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
        <span>
          {running.length > 0
            ? t('running', { count: total, done: done.length })
            : t('refused', { count: refused.length })}
        </span>
      </Link>
      <progress className={css.bar} value={percent} max={100} aria-label={t('progress')} />
    </div>
  );
}

/** Says when all have arrived, and shows them where a gallery is open. */
function useArrivals(done: number, running: number): void {
  const { t } = useTranslation('uploads');
  const queries = useQueryClient();
  const notices = useNotices();
  useEffect(() => {
    if (done > 0) void queries.invalidateQueries({ queryKey: galleriesKey });
  }, [queries, done]);
  const finish = useEffectEvent(() => {
    if (done === 0) return;
    notices.success(t('arrived', { count: done }));
    for (const photo of photoQueue.get()) if (!isOpen(photo)) photoQueue.remove(photo.id);
  });
  const isIdle = running === 0;
  useEffect(() => {
    if (isIdle) finish();
  }, [isIdle]);
}
