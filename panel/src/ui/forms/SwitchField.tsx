import { styled } from '@mui/material/styles';
import { FieldMessages } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

/** On or off, at once understood as such; the words stand before the switch. */
export function SwitchField({ name, label, help, required, disabled }: FieldProps) {
  const { field, error, ids, control } = useField({ name, help, required });
  return (
    <Line htmlFor={ids.control}>
      <Words>
        <span id={ids.label}>{label}</span>
        <FieldMessages ids={ids} help={help} error={error} />
      </Words>
      <Track>
        <input
          {...control}
          type="checkbox"
          role="switch"
          aria-labelledby={ids.label}
          name={name}
          checked={Boolean(field.value)}
          disabled={disabled}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          ref={field.ref}
        />
        <Thumb aria-hidden />
      </Track>
    </Line>
  );
}

const Line = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 0',
  cursor: 'pointer',
});

const Words = styled('span')({ display: 'grid', gap: 2, minWidth: 0, fontWeight: 500, '& > div': { fontWeight: 400 } });

const Thumb = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: 3,
  width: 18,
  height: 18,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'inset-inline-start 150ms ease-out',
  pointerEvents: 'none',
}));

const Track = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    flex: 'none',
    width: 40,
    height: 24,
    '& input': {
      appearance: 'none',
      width: '100%',
      height: '100%',
      margin: 0,
      borderRadius: 12,
      backgroundColor: palette.ground.field,
      cursor: 'pointer',
      transition: 'background-color 150ms ease-out',
    },
    '& input:checked': { backgroundColor: palette.primary.main },
    '& input:checked + span': { insetInlineStart: 19 },
    '& input:disabled': { backgroundColor: palette.text.disabled, cursor: 'default' },
  };
});
