import type { Medium } from '@bellbird/contract/listing/galleries';
import { type PhotoEdit, UNEDITED, turnArea } from '@bellbird/contract/listing/galleries/photo-edit.ts';
import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { editPhoto, photoEditOptions } from '../galleries.queries.ts';
import { useGalleryChange } from '../use-gallery-change.ts';
import { fitShape } from './crop-area.ts';
import { PhotoStage } from './PhotoStage.tsx';
import { useImage } from './use-turned-picture.ts';

const SHAPES = { landscape: 3 / 2, square: 1, portrait: 2 / 3 } as const;

type PhotoEditDialogProps = { medium: Medium; onClose: () => void };

/** Turns and crops a photo and sets its focus. The original is kept, so nothing here is final. */
export function PhotoEditDialog({ medium, onClose }: PhotoEditDialogProps) {
  const { t } = useTranslation('photo-edit');
  const { data, isLoadingError, refetch } = useQuery(photoEditOptions(medium.id));
  const image = useImage(data?.originalUrl);
  const hasFailed = isLoadingError || image === 'failed';
  return (
    <Dialog title={t('title')} onClose={onClose} maxWidth="md">
      {data && image instanceof HTMLImageElement ? (
        <Editor medium={medium} image={image} from={data} onClose={onClose} />
      ) : (
        <DialogContent>
          {hasFailed ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height={320} />}
        </DialogContent>
      )}
    </Dialog>
  );
}

type EditorProps = PhotoEditDialogProps & { image: HTMLImageElement; from: { edit: PhotoEdit; version: number } };

function Editor({ medium, image, from, onClose }: EditorProps) {
  const { t } = useTranslation('photo-edit');
  const change = useGalleryChange();
  const [edit, setEdit] = useState(from.edit);
  const [isBusy, setBusy] = useState(false);
  const isUpright = edit.turn % 180 === 0;
  const picture = image.naturalWidth / image.naturalHeight;
  const turn = () =>
    setEdit(({ turn: before, crop, focus }) => ({
      turn: ((before + 90) % 360) as PhotoEdit['turn'],
      crop: turnArea(crop),
      focus: { x: 100 - focus.y, y: focus.x },
    }));
  const save = async () => {
    setBusy(true);
    const isSaved = await change({
      work: () => editPhoto(medium.id, { ...edit, version: from.version }),
      done: t('saved'),
    });
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <>
      <DialogContent>
        <Stack gap={4}>
          <PhotoStage image={image} edit={edit} onEdit={setEdit} />
          <Row gap={2} wrap justify="center">
            <Button size="small" startIcon={<RotateCw aria-hidden />} onClick={turn}>
              {t('turn')}
            </Button>
            {Object.entries(SHAPES).map(([name, shape]) => (
              <Button
                key={name}
                size="small"
                onClick={() =>
                  setEdit((now) => ({ ...now, crop: fitShape(now.crop, shape, isUpright ? picture : 1 / picture) }))
                }
              >
                {t(`shape.${name}`)}
              </Button>
            ))}
            <Button size="small" variant="text" onClick={() => setEdit(UNEDITED)}>
              {t('reset')}
            </Button>
          </Row>
          <Quiet>{t('help')}</Quiet>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <PrimaryButton loading={isBusy} onClick={() => void save()}>
          {t('save')}
        </PrimaryButton>
      </DialogActions>
    </>
  );
}
