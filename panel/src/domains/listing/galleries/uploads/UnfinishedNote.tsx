import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { FileButton } from '#ui/uploads/FileButton.tsx';
import { PHOTO_RULE } from '#ui/uploads/fit-photo.ts';
import { acceptOf } from '#ui/uploads/limits.ts';
import { addPhotos, photoQueue } from './photo-queue.ts';
import { matchUnfinished, readUnfinished, writeUnfinished } from './unfinished.ts';
import css from './UnfinishedNote.module.css';

const NAMED = 3;

/** Photos that had not arrived when the page was closed: which ones, and one press to go on. */
export function UnfinishedNote({ galleryId }: { galleryId: number }) {
  const { t } = useTranslation('galleries');
  const queued = useSyncExternalStore(photoQueue.subscribe, photoQueue.get, photoQueue.get);
  const [dismissals, setDismissals] = useState(0);
  // The queue has written down what is left before it says that something changed.
  // oxlint-disable-next-line react/exhaustive-deps
  const stored = useMemo(() => readUnfinished(), [queued, dismissals]);
  const [strangers, setStrangers] = useState(0);
  const inQueue = new Set(queued.map(({ details }) => details.uploadId));
  const missing = stored.filter((photo) => photo.galleryId === galleryId && !inQueue.has(photo.uploadId));
  if (missing.length === 0) return null;
  const goOn = (files: readonly File[]) => {
    const { matched, others } = matchUnfinished(files, missing);
    setStrangers(others.length);
    addPhotos(matched);
  };
  const dismiss = () => {
    writeUnfinished(stored.filter((photo) => !missing.includes(photo)));
    setDismissals(dismissals + 1);
  };
  const names = missing.slice(0, NAMED).map(({ name }) => name);
  return (
    <div className={css.place}>
      <Note
        tone="warning"
        announce
        action={
          <Row gap={1} wrap>
            <FileButton multiple accept={acceptOf(PHOTO_RULE)} label={t('unfinished.choose')} onFiles={goOn}>
              {t('unfinished.choose')}
            </FileButton>
            <Button variant="text" onClick={dismiss}>
              {t('unfinished.dismiss')}
            </Button>
          </Row>
        }
      >
        {t(missing.length > NAMED ? 'unfinished.longText' : 'unfinished.text', {
          count: missing.length,
          names: names.join(', '),
          more: missing.length - NAMED,
        })}
        {strangers > 0 && ` ${t('unfinished.others', { count: strangers })}`}
      </Note>
    </div>
  );
}
