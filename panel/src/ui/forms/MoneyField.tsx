import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { caretAfter, digitsBefore, grouped, wholeDollars } from './money.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { Input } from './Input.tsx';
import css from './MoneyField.module.css';

export type MoneyFieldProps = FieldProps & {
  /** What the amount is for: ‘per person’. */
  unit?: ReactNode;
  symbol?: string;
};

/** Whole dollars: the value is an integer or null, shown with thousands separators. */
export function MoneyField({ name, label, help, required, disabled, unit, symbol = 'A$' }: MoneyFieldProps) {
  const { field, frame, input: shared } = useField({ name, label, help, required, disabled });
  const input = useRef<HTMLInputElement>(null);
  const digitsLeftOfCaret = useRef<number>(undefined);
  const shown = grouped(field.value);

  // Separators move while typing; the caret stays at its digit.
  useLayoutEffect(() => {
    if (digitsLeftOfCaret.current === undefined || !input.current) return;
    const at = caretAfter(shown, digitsLeftOfCaret.current);
    input.current.setSelectionRange(at, at);
    digitsLeftOfCaret.current = undefined;
  });

  return (
    <FieldFrame {...frame}>
      <Input
        {...shared}
        value={shown}
        onChange={({ target }) => {
          digitsLeftOfCaret.current = digitsBefore(target.value, target.selectionStart ?? target.value.length);
          field.onChange(wholeDollars(target.value));
        }}
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          field.ref(element);
        }}
        autoComplete="off"
        start={
          symbol && (
            <span className={css.quiet} aria-hidden dir="ltr">
              {symbol}
            </span>
          )
        }
        end={unit && <span className={css.quiet}>{unit}</span>}
        inputMode="numeric"
        dir="ltr"
        className={css.money}
      />
    </FieldFrame>
  );
}
