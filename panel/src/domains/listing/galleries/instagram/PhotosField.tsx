import type { InstagramVisit } from '@bellbird/contract/listing/galleries';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import { instagramPreviewOptions } from '../galleries.queries.ts';
import css from './PhotosField.module.css';

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
      <div
        className={css.choices}
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={error ? ids.error : undefined}
      >
        {photos.map(({ id, caption }, at) => (
          <label className={css.choice} key={id} data-chosen={chosen.includes(id) || undefined}>
            <Preview id={id} />
            <Checkbox
              aria-label={caption || t('instagram.photo', { at: at + 1 })}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              onBlur={field.onBlur}
              ref={at === 0 ? field.ref : undefined}
            />
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

function Preview({ id }: { id: number }) {
  const { data } = useQuery(instagramPreviewOptions(id));
  const url = useObjectUrl(data);
  return url ? <img src={url} alt="" /> : <Skeleton variant="rectangular" width="100%" height="100%" />;
}
