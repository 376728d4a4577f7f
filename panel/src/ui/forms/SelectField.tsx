import { Select, type SelectOption } from '../overlays/Select.tsx';
import { useUiText } from '../use-ui-text.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type { SelectOption } from '../overlays/Select.tsx';

export type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  placeholder?: string;
};

export function SelectField({ name, label, help, required, disabled, options, placeholder }: SelectFieldProps) {
  const t = useUiText();
  const { field, frame, ids, control } = useField({ name, label, help, required });
  return (
    <FieldFrame {...frame} group>
      <Select
        {...control}
        aria-labelledby={ids.label}
        name={name}
        ref={field.ref}
        options={options}
        value={field.value as SelectOption['value']}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={disabled}
        placeholder={placeholder ?? t('select.none')}
      />
    </FieldFrame>
  );
}
