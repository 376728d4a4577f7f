import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ComponentProps } from 'react';
import css from './Checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { indeterminate?: boolean };

/** A checkbox of 18 pixels; the real input covers it with a 40-pixel target. */
export function Checkbox({ indeterminate = false, ref, ...input }: CheckboxProps) {
  const take = (element: HTMLInputElement | null) => {
    // The indeterminate state exists only as a property, not as an attribute.
    if (element) element.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  return (
    <span className={css.box}>
      <input type="checkbox" {...input} ref={take} />
      <span aria-hidden className={css.face}>
        {indeterminate ? <Minus /> : <Check />}
      </span>
    </span>
  );
}
