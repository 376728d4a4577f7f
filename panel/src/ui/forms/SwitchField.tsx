import { styled } from '@mui/material/styles';
import { Switch } from '../Switch.tsx';
import { FieldMessages } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** On or off; the label is before the switch. */
export function SwitchField({ name, label, help, required, disabled }: FieldProps) {
  const { field, error, ids, control } = useField({ name, help, required });
  return (
    <Line htmlFor={ids.control}>
      <Words>
        <span id={ids.label}>{label}</span>
        <FieldMessages ids={ids} help={help} error={error} />
      </Words>
      <Switch
        {...control}
        aria-labelledby={ids.label}
        name={name}
        checked={Boolean(field.value)}
        disabled={disabled}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        ref={field.ref}
      />
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
