import { useController } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useState } from 'react';
import { showPlainCents, toCents } from './cents.ts';
import css from './fields.module.css';

/** A part of an amount: percent of it, or dollars. */
export function ShareField({ name, label, help }: { name: string; label: string; help?: string }) {
  const { t } = useTranslation('quotes');
  const { field, frame, input } = useField({ name: `${name}.value`, label, help });
  const { field: kind } = useController({ name: `${name}.kind` });
  const [typing, setTyping] = useState<string>();
  const isPercent = kind.value === 'percent';
  const value = Number(field.value ?? 0);
  const read = (typed: string) =>
    isPercent ? Math.min(100, Number(typed.replaceAll(/\D/g, '').slice(0, 3))) : toCents(typed);
  return (
    <FieldFrame {...frame}>
      <Row gap={2}>
        <Input
          {...input}
          fullWidth={false}
          className={css.share}
          value={typing ?? (isPercent ? String(value) : showPlainCents(value))}
          onChange={({ target }) => {
            setTyping(target.value);
            field.onChange(read(target.value));
          }}
          onBlur={() => {
            setTyping(undefined);
            field.onBlur();
          }}
          onFocus={({ target }) => target.select()}
          autoComplete="off"
          inputMode={isPercent ? 'numeric' : 'decimal'}
          dir="ltr"
        />
        <Segmented
          label={t('share.label', { what: label })}
          size="small"
          value={kind.value as 'percent' | 'amount'}
          onChange={(next) => {
            setTyping(undefined);
            kind.onChange(next);
            field.onChange(next === 'percent' ? 20 : 0);
          }}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: 'A$' },
          ]}
        />
      </Row>
    </FieldFrame>
  );
}
