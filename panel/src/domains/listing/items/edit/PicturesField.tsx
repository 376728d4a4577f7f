import type { ItemPicture, ItemPictureKind } from '@bellbird/contract/listing/items';
import type { Provider } from '@bellbird/contract/listing/providers';
import { ITEM_PICTURES_MAX } from '@bellbird/contract/shared/limits';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Images from 'lucide-react/icons/images';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { PHOTO_RULE } from '#ui/uploads/fit-photo.ts';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { Grid } from '#ui/layout/Grid.tsx';
import { usePictures } from './use-pictures.ts';
import css from './PicturesField.module.css';

const GalleryPhotosDialog = lazyPart(() => import('./GalleryPhotosDialog.tsx'), 'GalleryPhotosDialog');

type PicturesFieldProps = FieldProps & {
  kind: ItemPictureKind;
  provider: Provider;
  /** The product's current pictures. */
  known: readonly ItemPicture[];
};

/** Pictures in their order: upload, move forward, remove. The first one is shown in lists. */
export function PicturesField({ name, label, help, required, kind, provider, known }: PicturesFieldProps) {
  const { t } = useTranslation('items');
  const ui = useUiText();
  const { field, error, ids, control } = useField({ name, help, ...(required && { required }) });
  const chosen = field.value as number[];
  const { pictures, coming, take, choose } = usePictures({ providerId: provider.id, kind, name, known });
  const shown = chosen.flatMap((id) => pictures.filter((picture) => picture.id === id));
  const hasGalleries = useProvidersFor('gallery').some(({ id }) => id === provider.id);
  const [isChoosing, setChoosing] = useState(false);
  const isFull = chosen.length + coming >= ITEM_PICTURES_MAX;
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} required={required} group>
      {(shown.length > 0 || coming > 0) && (
        <Grid component="ul" gap={2} className={css.grid} aria-label={label}>
          {shown.map((picture, place) => (
            <li key={picture.id}>
              <img src={picture.thumbUrl} alt={t('pictureNumber', { number: place + 1 })} />
              {place === 0 && kind === 'product' && <span className={css.first}>{t('firstPicture')}</span>}
              <div className={css.tools}>
                {place > 0 && (
                  <IconButton
                    className={css.tool}
                    size="small"
                    aria-label={t('moveForward', { number: place + 1 })}
                    onClick={() => field.onChange(moveForward(chosen, place))}
                    icon={ArrowLeft}
                  />
                )}
                <IconButton
                  className={css.tool}
                  size="small"
                  aria-label={t('removePicture', { number: place + 1 })}
                  onClick={() => field.onChange(chosen.filter((id) => id !== picture.id))}
                  icon={Trash2}
                />
              </div>
            </li>
          ))}
          {Array.from({ length: coming }, (_, place) => (
            <li key={`coming-${place}`}>
              <Skeleton variant="rectangular" width="100%" height="100%" />
            </li>
          ))}
        </Grid>
      )}
      {!isFull && (
        <DropZone
          input={{ ...control, name, 'aria-label': label, onBlur: field.onBlur, 'aria-busy': coming > 0 }}
          accept={acceptOf(PHOTO_RULE)}
          limits={limitsText(PHOTO_RULE, ui)}
          multiple
          invalid={Boolean(error)}
          onFiles={(files) => void take(files.slice(0, ITEM_PICTURES_MAX - chosen.length))}
        />
      )}
      {!isFull && hasGalleries && (
        <Button startIcon={<Images aria-hidden />} onClick={() => setChoosing(true)}>
          {t('fromGallery.open')}
        </Button>
      )}
      {isChoosing && (
        <GalleryPhotosDialog
          providerId={provider.id}
          room={ITEM_PICTURES_MAX - chosen.length - coming}
          onChoose={(mediaIds) => void choose(mediaIds)}
          onClose={() => setChoosing(false)}
        />
      )}
    </FieldFrame>
  );
}

/** Moves a picture one place forward. */
function moveForward(ids: readonly number[], place: number): number[] {
  return ids.map((id, at) => ids[at === place ? place - 1 : at === place - 1 ? place : at] ?? id);
}
