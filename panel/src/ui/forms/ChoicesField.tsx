import { Checkbox } from '../Checkbox.tsx';
import css from './ChoicesField.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type ChoicesFieldProps = FieldProps & {
  choices: readonly { value: string | number; label: string }[];
};

/** Any number of a few choices; the value is the list of the chosen ones, in the order of the choices. */
export function ChoicesField({ name, label, help, choices }: ChoicesFieldProps) {
  const { field, frame, ids } = useField({ name, label, help });
  const chosen = field.value as (string | number)[];
  const toggle = (value: string | number, isOn: boolean) =>
    field.onChange(choices.map((each) => each.value).filter((each) => (each === value ? isOn : chosen.includes(each))));
  return (
    <FieldFrame {...frame} group>
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
