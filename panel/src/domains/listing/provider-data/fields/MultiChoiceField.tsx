import Check from 'lucide-react/icons/check';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import { Row } from '#ui/layout/Row.tsx';
import css from './MultiChoiceField.module.css';

type MultiChoiceFieldProps = FieldProps & {
  options: readonly { id: number; label: string }[];
  most: number | null;
};

/** Several choices as chips that are checkboxes. */
export function MultiChoiceField({ name, label, help, required, options, most }: MultiChoiceFieldProps) {
  const { t } = useTranslation('provider-data');
  const { field, error, ids, control } = useField({ name, help, required });
  const chosen = (field.value ?? []) as readonly number[];
  const isFull = most !== null && chosen.length >= most;
  // Sorted by the list, so that the same choices are always the same value.
  const toggle = (id: number) =>
    field.onChange(options.map((each) => each.id).filter((each) => (each === id) !== chosen.includes(each)));
  const { 'aria-describedby': describedBy } = control;
  return (
    <FieldFrame
      ids={ids}
      label={label}
      help={help || (most !== null && t('form.chooseUpTo', { count: most }))}
      error={error}
      required={required}
      group
    >
      <Row
        gap={2}
        align="stretch"
        wrap
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={describedBy}
        onBlur={field.onBlur}
      >
        {options.map(({ id, label: words }, index) => (
          <label className={css.choice} key={id}>
            <input
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {chosen.includes(id) && <Check aria-hidden />}
            {words}
          </label>
        ))}
      </Row>
    </FieldFrame>
  );
}
