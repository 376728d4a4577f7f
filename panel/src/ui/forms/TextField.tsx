import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { Input } from './Input.tsx';

export type TextFieldProps = FieldProps & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search' | 'tel'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  /** Shows the keyboard with digits. */
  numeric?: boolean;
  placeholder?: string;
  maxLength?: number;
  readOnly?: boolean;
  labelEnd?: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
};

const KEYBOARDS = { text: 'text', email: 'email', url: 'url', search: 'search', tel: 'tel' } as const;

export function TextField({ name, label, help, required, disabled, labelEnd, start, end, ...rest }: TextFieldProps) {
  const { frame, input } = useField({ name, label, help, required, disabled });
  const { type = 'text', autoComplete, autoFocus, placeholder, maxLength, readOnly, numeric } = rest;
  return (
    <FieldFrame {...frame} labelEnd={labelEnd}>
      <Input
        {...input}
        // The contract's schemas validate the value; the browser's own message would cover theirs.
        type={type === 'email' || type === 'url' ? 'text' : type}
        readOnly={readOnly}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        start={start}
        end={end}
        maxLength={maxLength}
        inputMode={numeric ? 'numeric' : KEYBOARDS[type]}
        {...plain(type)}
      />
    </FieldFrame>
  );
}

/** Addresses are not sentences: no capitals, no corrections. */
function plain(type: keyof typeof KEYBOARDS) {
  return type === 'email' || type === 'url' ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {};
}
