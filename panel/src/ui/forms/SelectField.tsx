import InputBase from '@mui/material/InputBase';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { MenuItem } from '../lazy/Menu.tsx';
import { useUiText } from '../use-ui-text.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type SelectOption = { value: string | number; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  placeholder?: string;
};

export function SelectField({ name, label, help, required, disabled, options, placeholder }: SelectFieldProps) {
  const t = useUiText();
  const { field, error, invalid, ids, control } = useField({ name, help, required });
  const chosen = field.value as SelectOption['value'];
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const { id, ...aria } = control;
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} required={required} group>
      <Select
        variant="standard"
        id={id}
        labelId={ids.label}
        displayEmpty
        name={name}
        // While the list loads it does not contain the chosen value yet.
        value={labels.has(chosen) ? chosen : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={invalid}
        disabled={disabled}
        input={<InputBase fullWidth />}
        IconComponent={ChevronDown}
        renderValue={(value: SelectOption['value']) =>
          labels.get(value) ?? <Hint>{placeholder ?? t('select.none')}</Hint>
        }
        SelectDisplayProps={aria}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}

const Hint = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
