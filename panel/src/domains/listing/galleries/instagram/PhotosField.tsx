import type { InstagramVisit } from '@bellbird/contract/listing/galleries';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import { instagramPreviewOptions } from '../galleries.queries.ts';
import { overlayStyle } from '../parts/photo-overlay.ts';

type Photo = InstagramVisit['photos'][number];

/** Photos with checkboxes. */
export function PhotosField({ name, photos }: { name: string; photos: readonly Photo[] }) {
  const { t } = useTranslation('galleries');
  const { field, error, ids } = useField({ name, required: true });
  const chosen = field.value as readonly number[];
  const toggle = (id: number) =>
    field.onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <FieldFrame ids={ids} label={t('instagram.photos')} error={error && t('instagram.choose')} required group>
      <Choices role="group" aria-labelledby={ids.label} aria-describedby={error ? ids.error : undefined}>
        {photos.map(({ id, caption }, at) => (
          <Choice key={id} data-chosen={chosen.includes(id) || undefined}>
            <Preview id={id} />
            <Checkbox
              aria-label={caption || t('instagram.photo', { at: at + 1 })}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              onBlur={field.onBlur}
              ref={at === 0 ? field.ref : undefined}
            />
          </Choice>
        ))}
      </Choices>
    </FieldFrame>
  );
}

function Preview({ id }: { id: number }) {
  const { data } = useQuery(instagramPreviewOptions(id));
  const url = useObjectUrl(data);
  return url ? <img src={url} alt="" /> : <Skeleton variant="rectangular" width="100%" height="100%" />;
}

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 8,
});
const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  cursor: 'pointer',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& > span:last-of-type': {
    position: 'absolute',
    top: 8,
    insetInlineStart: 8,
    margin: 0,
    borderRadius: 6,
    ...overlayStyle(theme),
  },
  '&[data-chosen]': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
}));
