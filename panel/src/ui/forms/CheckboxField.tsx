import { Checkbox } from '../Checkbox.tsx';
import css from './CheckboxField.module.css';
import { FieldMessages } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type CheckboxFieldProps = Omit<FieldProps, 'label'> & { label: React.ReactNode };

export function CheckboxField({ name, label, help, required, disabled }: CheckboxFieldProps) {
  const { field, error, ids, control } = useField({ name, help, required });
  return (
    <div className={css.field}>
      <label className={css.line} htmlFor={ids.control}>
        <Checkbox
          {...control}
          name={name}
          checked={Boolean(field.value)}
          disabled={disabled}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          ref={field.ref}
        />
        <span id={ids.label}>{label}</span>
      </label>
      <div className={css.indent}>
        <FieldMessages ids={ids} help={help} error={error} />
      </div>
    </div>
  );
}
