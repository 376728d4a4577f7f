import { MEDIA_TAGS, type MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { Row } from '#ui/layout/Row.tsx';
import css from './TagsField.module.css';

/** The tags of a medium; at least one. */
export function TagsField({ name, help }: { name: string; help?: string }) {
  const { t } = useTranslation('galleries');
  const { field, frame, error, ids } = useField({ name, label: t('tags.label'), help, required: true });
  const chosen = (field.value ?? []) as readonly MediaTag[];
  const toggle = (tag: MediaTag) =>
    field.onChange(MEDIA_TAGS.filter((each) => (each === tag ? !chosen.includes(tag) : chosen.includes(each))));
  return (
    <FieldFrame {...frame} group>
      <Row
        gap={2}
        align="stretch"
        wrap
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={error ? ids.error : undefined}
      >
        {MEDIA_TAGS.map((tag, at) => (
          <label className={css.choice} key={tag}>
            <input
              type="checkbox"
              checked={chosen.includes(tag)}
              onChange={() => toggle(tag)}
              onBlur={field.onBlur}
              ref={at === 0 ? field.ref : undefined}
            />
            <span>{t(`tag.${tag}`)}</span>
          </label>
        ))}
      </Row>
    </FieldFrame>
  );
}
