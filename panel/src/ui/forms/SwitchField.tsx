import { Switch } from '../Switch.tsx';
import { FieldMessages } from './FieldFrame.tsx';
import css from './SwitchField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** On or off; the label is before the switch. */
export function SwitchField({ name, label, help, required, disabled }: FieldProps) {
  const { field, error, ids, control } = useField({ name, help, required });
  return (
    <label className={css.line} htmlFor={ids.control}>
      <span className={css.words}>
        <span id={ids.label}>{label}</span>
        <FieldMessages ids={ids} help={help} error={error} />
      </span>
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
    </label>
  );
}
