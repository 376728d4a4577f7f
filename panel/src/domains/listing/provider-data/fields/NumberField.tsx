import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import css from './NumberField.module.css';

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
      <Input
        name={name}
        value={field.value ?? ''}
        onChange={({ target }) => write(target.value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={invalid}
        autoComplete="off"
        {...control}
        inputMode="numeric"
        className={css.number}
      />
    </FieldFrame>
  );
}
