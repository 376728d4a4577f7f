import type { ReactNode } from 'react';
import { element } from '#ui/element.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './Choice.module.css';

type ChoiceProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  disabled?: boolean;
  children: ReactNode;
  end?: ReactNode;
};

/** A radio option as a full row. */
export function Choice({ name, checked, onChoose, disabled = false, children, end }: ChoiceProps) {
  return (
    <Row component="label" gap={3} className={css.row} data-off={disabled || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className={css.radioMark} aria-hidden />
      <Row component="span" gap={3} grow>
        {children}
      </Row>
      {end}
    </Row>
  );
}

/** The options together in one card. */
export const Choices = element('fieldset', css.choices);
