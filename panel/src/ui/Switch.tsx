import type { ComponentProps } from 'react';
import css from './Switch.module.css';

/** A switch that is on or off. */
export function Switch(input: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <span className={css.track}>
      <input {...input} type="checkbox" role="switch" />
      <span aria-hidden className={css.thumb} />
    </span>
  );
}
