import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import type { FieldIds } from './use-field.ts';
import { Stack } from '../layout/Stack.tsx';
import { Quiet } from '../Text.tsx';
import css from './FieldFrame.module.css';

export type FieldFrameProps = {
  ids: FieldIds;
  label: ReactNode;
  /** At the end of the label's line: a link, a counter. */
  labelEnd?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** The control is a group, not one input that a label can point to. */
  group?: boolean;
  children: ReactNode;
};

/** Label above, control, help and error below: the layout of every field. */
export function FieldFrame({ ids, label, labelEnd, help, error, required, group = false, children }: FieldFrameProps) {
  return (
    <Stack gap={1.5}>
      <div className={css.labelLine}>
        <label className={css.label} id={ids.label} {...(group ? { as: 'span' } : { htmlFor: ids.control })}>
          {label}
          {required && (
            <span className={css.star} aria-hidden>
              {' '}
              *
            </span>
          )}
        </label>
        {labelEnd}
      </div>
      {children}
      <FieldMessages ids={ids} help={help} error={error} />
    </Stack>
  );
}

export function FieldMessages({ ids, help, error }: Pick<FieldFrameProps, 'ids' | 'help' | 'error'>) {
  return (
    <>
      {error && (
        <div className={css.errorLine} id={ids.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </div>
      )}
      {help && (
        <Quiet component="div" id={ids.help}>
          {help}
        </Quiet>
      )}
    </>
  );
}
