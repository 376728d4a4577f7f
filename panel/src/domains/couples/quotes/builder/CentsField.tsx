import { useState } from 'react';
import { Text } from '#ui/Text.tsx';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import { showPlainCents, toCents } from './cents.ts';

/** Dollars and cents: the value is whole cents. What is typed stays as typed until the field is left. */
export function CentsField({ name, label, help, required }: FieldProps) {
  const { field, frame, input } = useField({ name, label, help, required });
  const [typing, setTyping] = useState<string>();
  return (
    <FieldFrame {...frame}>
      <Input
        {...input}
        value={typing ?? showPlainCents(Number(field.value ?? 0))}
        onChange={({ target }) => {
          setTyping(target.value);
          field.onChange(toCents(target.value));
        }}
        onBlur={() => {
          setTyping(undefined);
          field.onBlur();
        }}
        onFocus={({ target }) => target.select()}
        autoComplete="off"
        inputMode="decimal"
        dir="ltr"
        start={
          <Text size="inherit" quiet aria-hidden dir="ltr">
            A$
          </Text>
        }
      />
    </FieldFrame>
  );
}
