import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import css from './NumberField.module.css';

const MOST_DIGITS = 9;

/** A whole number, or null. */
export function NumberField({ name, label, help, required }: FieldProps) {
  const { field, frame, input } = useField({ name, label, help, required });
  const write = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
    field.onChange(digits === '' ? null : Number(digits));
  };
  return (
    <FieldFrame {...frame}>
      <Input
        {...input}
        fullWidth={false}
        onChange={({ target }) => write(target.value)}
        autoComplete="off"
        inputMode="numeric"
        className={css.number}
      />
    </FieldFrame>
  );
}
