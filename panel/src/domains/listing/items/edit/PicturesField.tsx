import type { ItemPicture, ItemPictureKind } from '@bellbird/contract/listing/items';
import type { Provider } from '@bellbird/contract/listing/providers';
import { ITEM_PICTURES_MAX } from '@bellbird/contract/shared/limits';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { usePictures } from './use-pictures.ts';

const RULE = imageUpload({ required: true });

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
  const { field, error, invalid, ids, control } = useField({ name, help, ...(required && { required }) });
  const chosen = field.value as number[];
  const { pictures, coming, take } = usePictures({ providerId: provider.id, kind, name, rule: RULE, known });
  const shown = chosen.flatMap((id) => pictures.filter((picture) => picture.id === id));
  const isFull = chosen.length + coming >= ITEM_PICTURES_MAX;
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} required={required} group>
      {(shown.length > 0 || coming > 0) && (
        <Grid aria-label={label}>
          {shown.map((picture, place) => (
            <li key={picture.id}>
              <img src={picture.thumbUrl} alt={t('pictureNumber', { number: place + 1 })} />
              {place === 0 && kind === 'product' && <First>{t('firstPicture')}</First>}
              <Tools>
                {place > 0 && (
                  <Tool
                    size="small"
                    aria-label={t('moveForward', { number: place + 1 })}
                    onClick={() => field.onChange(moveForward(chosen, place))}
                  >
                    <ArrowLeft />
                  </Tool>
                )}
                <Tool
                  size="small"
                  aria-label={t('removePicture', { number: place + 1 })}
                  onClick={() => field.onChange(chosen.filter((id) => id !== picture.id))}
                >
                  <Trash2 />
                </Tool>
              </Tools>
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
          accept={acceptOf(RULE)}
          limits={limitsText(RULE, ui)}
          multiple
          invalid={invalid}
          onFiles={(files) => void take(files.slice(0, ITEM_PICTURES_MAX - chosen.length))}
        />
      )}
    </FieldFrame>
  );
}

/** Moves a picture one place forward. */
function moveForward(ids: readonly number[], place: number): number[] {
  return ids.map((id, at) => ids[at === place ? place - 1 : at === place - 1 ? place : at] ?? id);
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 8,
    backgroundColor: theme.vars.palette.ground.sunken,
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

const First = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetInlineStart: 6,
  insetBlockStart: 6,
  padding: '2px 8px',
  borderRadius: 10,
  color: theme.vars.palette.plate.on,
  backgroundColor: theme.vars.palette.plate.main,
}));

const Tools = styled('div')({ position: 'absolute', insetInlineEnd: 4, insetBlockEnd: 4, display: 'flex', gap: 4 });

const Tool = styled(IconButton)(({ theme }) => ({
  color: theme.vars.palette.plate.on,
  backgroundColor: theme.vars.palette.plate.main,
  '&:hover': { backgroundColor: theme.vars.palette.plate.main },
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
}));
