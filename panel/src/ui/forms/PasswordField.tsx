import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type PasswordFieldProps = FieldProps & {
  /** Tells a password manager whether to fill in a password or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
  labelEnd?: ReactNode;
};

export function PasswordField({ name, label, help, required, disabled, autoComplete, labelEnd }: PasswordFieldProps) {
  const t = useUiText();
  const [shown, setShown] = useState(false);
  const { field, error, invalid, ids, control } = useField({ name, help, required });
  return (
    <FieldFrame ids={ids} label={label} labelEnd={labelEnd} help={help} error={error} required={required}>
      <InputBase
        fullWidth
        name={name}
        type={shown ? 'text' : 'password'}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={invalid}
        disabled={disabled}
        autoComplete={autoComplete}
        slotProps={{ input: { ...control, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
        endAdornment={
          <IconButton
            size="small"
            edge="end"
            disabled={disabled}
            aria-label={t(shown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        }
      />
    </FieldFrame>
  );
}
