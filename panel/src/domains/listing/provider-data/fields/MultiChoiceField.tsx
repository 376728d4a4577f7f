import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';

type MultiChoiceFieldProps = FieldProps & {
  options: readonly { id: number; label: string }[];
  most: number | null;
};

/** Several choices as chips that are checkboxes. */
export function MultiChoiceField({ name, label, help, required, options, most }: MultiChoiceFieldProps) {
  const { t } = useTranslation('provider-data');
  const { field, error, ids, control } = useField({ name, help, required });
  const chosen = (field.value ?? []) as readonly number[];
  const isFull = most !== null && chosen.length >= most;
  // Sorted by the list, so that the same choices are always the same value.
  const toggle = (id: number) =>
    field.onChange(options.map((each) => each.id).filter((each) => (each === id) !== chosen.includes(each)));
  const { 'aria-describedby': describedBy } = control;
  return (
    <FieldFrame
      ids={ids}
      label={label}
      help={help || (most !== null && t('form.chooseUpTo', { count: most }))}
      error={error}
      required={required}
      group
    >
      <Chips role="group" aria-labelledby={ids.label} aria-describedby={describedBy} onBlur={field.onBlur}>
        {options.map(({ id, label: words }, index) => (
          <Choice key={id}>
            <input
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {chosen.includes(id) && <Check aria-hidden />}
            {words}
          </Choice>
        ))}
      </Chips>
    </FieldFrame>
  );
}

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Choice = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '0 14px',
    border: `1px solid ${palette.divider}`,
    borderRadius: 18,
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '& svg.lucide': { width: 14, height: 14 },
    '&:has(:checked)': {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.wash,
      color: palette.primary.ink,
      fontWeight: 500,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'default', color: palette.text.disabled },
    [theme.breakpoints.down('md')]: { minHeight: 44, borderRadius: 22 },
  };
});
