import { ONE_TIME_CODE_DIGITS } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';
import css from './CodeField.module.css';

export type CodeFieldProps = FieldProps & {
  autoFocus?: boolean;
  /** Called when the last digit is entered. */
  onComplete?: (code: string) => void;
};

/** One real input under six drawn boxes, so that paste, autofill, backspace and screen readers work as usual. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, help, required, disabled, autoFocus, onComplete } = props;
  const [focused, setFocused] = useState(false);
  const { field, frame, error, control } = useField({ name, label, help, required });
  const code = String(field.value ?? '');

  const change = (typed: string) => {
    const next = typed.replace(/\D/g, '').slice(0, ONE_TIME_CODE_DIGITS);
    field.onChange(next);
    if (next.length === ONE_TIME_CODE_DIGITS && next !== code) onComplete?.(next);
  };

  return (
    <FieldFrame {...frame}>
      <div
        className={css.boxes}
        data-invalid={Boolean(error) || undefined}
        data-disabled={disabled || undefined}
        dir="ltr"
      >
        {Array.from({ length: ONE_TIME_CODE_DIGITS }, (_, index) => (
          <span
            className={css.box}
            key={index}
            aria-hidden
            data-active={(focused && index === Math.min(code.length, ONE_TIME_CODE_DIGITS - 1)) || undefined}
          >
            {code[index] ?? ''}
          </span>
        ))}
        <input
          {...control}
          name={name}
          value={code}
          disabled={disabled}
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(event) => change(event.target.value)}
          onFocus={() => setFocused(true)}
          // The boxes fill from first to last, so the caret is always at the end.
          onSelect={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
          onBlur={() => {
            setFocused(false);
            field.onBlur();
          }}
          ref={field.ref}
        />
      </div>
    </FieldFrame>
  );
}
