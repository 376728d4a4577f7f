import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { rem } from '../theme/typography.ts';
import type { FieldIds } from './use-field.ts';

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
    <Frame>
      <LabelLine>
        <Label id={ids.label} {...(group ? { as: 'span' } : { htmlFor: ids.control })}>
          {label}
          {required && <Star aria-hidden> *</Star>}
        </Label>
        {labelEnd}
      </LabelLine>
      {children}
      <FieldMessages ids={ids} help={help} error={error} />
    </Frame>
  );
}

export function FieldMessages({ ids, help, error }: Pick<FieldFrameProps, 'ids' | 'help' | 'error'>) {
  return (
    <>
      {error && (
        <ErrorLine id={ids.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorLine>
      )}
      {help && <Help id={ids.help}>{help}</Help>}
    </>
  );
}

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, alignContent: 'start' });

const LabelLine = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  '& a': { font: 'inherit' },
}));

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.label,
  color: theme.vars.palette.text.primary,
}));

const Star = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.ink }));

const Help = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const ErrorLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 500,
  color: theme.vars.palette.error.ink,
  overflowWrap: 'anywhere',
  '& svg': { width: 14, height: 14, marginTop: 3 },
}));
