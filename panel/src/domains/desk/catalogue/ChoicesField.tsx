import { Checkbox } from '#ui/Checkbox.tsx';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import css from './catalogue.module.css';

type ChoicesFieldProps = FieldProps & { choices: readonly { value: string; label: string }[] };

/** Any number of a few choices. */
export function ChoicesField({ name, label, help, choices }: ChoicesFieldProps) {
  const { field, error, ids } = useField({ name, help });
  const chosen = field.value as string[];
  const toggle = (value: string, isOn: boolean) =>
    field.onChange(choices.map((each) => each.value).filter((each) => (each === value ? isOn : chosen.includes(each))));
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} group>
      <div className={css.choices} role="group" aria-labelledby={ids.label}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <Checkbox
              checked={chosen.includes(choice.value)}
              onChange={({ target }) => toggle(choice.value, target.checked)}
              onBlur={field.onBlur}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
