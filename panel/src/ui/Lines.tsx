import type { ElementType, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';
import css from './Lines.module.css';

type Own = {
  title: ReactNode;
  /** Below it, small and quiet. */
  about?: ReactNode;
  /** Long words end with dots instead of taking another line. */
  cut?: boolean;
};

/** What something is called, and a line about it. */
export function Lines<C extends ElementType = 'span'>(props: Polymorphic<Own, C>) {
  const { component: Tag = 'span', title, about, cut, className, ...rest } = props as Polymorphic<Own, 'span'>;
  return (
    <Tag className={cx(css.lines, className)} data-cut={cut || undefined} {...rest}>
      <b>
        <bdi>{title}</bdi>
      </b>
      {about && <small>{about}</small>}
    </Tag>
  );
}
