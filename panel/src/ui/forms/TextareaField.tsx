import { useWatch } from 'react-hook-form';
import { Counter } from './Counter.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { Input } from './Input.tsx';

export type TextareaFieldProps = FieldProps & {
  /** Shown as a counter; longer text is refused by the schema, never cut. */
  max?: number;
  rows?: number;
  /** Nothing beyond `max` can be typed: for a line that must fit its place. */
  stops?: boolean;
  placeholder?: string;
};

export function TextareaField({
  name,
  label,
  help,
  required,
  disabled,
  max,
  rows = 4,
  stops = false,
  placeholder,
}: TextareaFieldProps) {
  const { frame, input } = useField({ name, label, help, required, disabled });
  const used = String(useWatch({ name }) ?? '').length;
  return (
    <FieldFrame {...frame} labelEnd={max !== undefined && <Counter used={used} max={max} />}>
      <Input {...input} rows={rows} placeholder={placeholder} {...(stops && { maxLength: max })} />
    </FieldFrame>
  );
}
