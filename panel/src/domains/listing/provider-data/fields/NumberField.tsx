import InputBase from '@mui/material/InputBase';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';

const MOST_DIGITS = 9;

/** A whole number, or null. */
export function NumberField({ name, label, help, required }: FieldProps) {
  const { field, error, invalid, ids, control } = useField({ name, help, required });
  const write = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
    field.onChange(digits === '' ? null : Number(digits));
  };
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} required={required}>
      <InputBase
        name={name}
        value={field.value ?? ''}
        onChange={({ target }) => write(target.value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={invalid}
        autoComplete="off"
        slotProps={{ input: { ...control, inputMode: 'numeric' } }}
        sx={{ maxWidth: 160, fontVariantNumeric: 'tabular-nums' }}
      />
    </FieldFrame>
  );
}
