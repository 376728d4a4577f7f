import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { IconButton } from '../IconButton.tsx';
import { Input } from './Input.tsx';

export type PasswordFieldProps = FieldProps & {
  /** Tells a password manager whether to fill in a password or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
  labelEnd?: ReactNode;
};

export function PasswordField({ name, label, help, required, disabled, autoComplete, labelEnd }: PasswordFieldProps) {
  const t = useUiText();
  const [shown, setShown] = useState(false);
  const { frame, input } = useField({ name, label, help, required, disabled });
  return (
    <FieldFrame {...frame} labelEnd={labelEnd}>
      <Input
        {...input}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        end={
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
