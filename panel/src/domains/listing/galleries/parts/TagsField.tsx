import { MEDIA_TAGS, type MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { PILL } from '#ui/theme/tokens.ts';
import { rem } from '#ui/theme/typography.ts';

/** The tags of a medium; at least one. */
export function TagsField({ name, help }: { name: string; help?: string }) {
  const { t } = useTranslation('galleries');
  const { field, error, ids } = useField({ name, help, required: true });
  const chosen = (field.value ?? []) as readonly MediaTag[];
  const toggle = (tag: MediaTag) =>
    field.onChange(MEDIA_TAGS.filter((each) => (each === tag ? !chosen.includes(tag) : chosen.includes(each))));
  return (
    <FieldFrame ids={ids} label={t('tags.label')} help={help} error={error} required group>
      <Choices role="group" aria-labelledby={ids.label} aria-describedby={error ? ids.error : undefined}>
        {MEDIA_TAGS.map((tag, at) => (
          <Choice key={tag}>
            <input
              type="checkbox"
              checked={chosen.includes(tag)}
              onChange={() => toggle(tag)}
              onBlur={field.onBlur}
              ref={at === 0 ? field.ref : undefined}
            />
            <span>{t(`tag.${tag}`)}</span>
          </Choice>
        ))}
      </Choices>
    </FieldFrame>
  );
}

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& span': {
    display: 'inline-flex',
    alignItems: 'center',
    height: 32,
    paddingInline: 12,
    border: `1px solid ${theme.vars.palette.ground.field}`,
    borderRadius: PILL,
    fontSize: rem(13),
    fontWeight: 500,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& input:hover + span': { backgroundColor: theme.vars.palette.ground.hover },
  '& input:checked + span': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.wash,
    color: theme.vars.palette.primary.ink,
  },
  '& input:focus-visible + span': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  [theme.breakpoints.down('md')]: { '& span': { height: 40 } },
}));
