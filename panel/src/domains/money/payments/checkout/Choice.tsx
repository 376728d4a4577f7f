import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

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
    <Row data-off={disabled || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <RadioMark aria-hidden />
      <Text>{children}</Text>
      {end}
    </Row>
  );
}

/** The options together in one card. */
export const Choices = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const RadioMark = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `1.5px solid ${theme.vars.palette.ground.field}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Text = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, flex: 1, minWidth: 0 });

const Row = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '10px 16px',
    cursor: 'pointer',
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '&:has(input:checked)': { backgroundColor: palette.primary.wash, fontWeight: 500 },
    '& input:checked + span': { border: `6px solid ${palette.primary.main}` },
    '&:has(input:focus-visible)': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '&[data-off]': { cursor: 'default', color: palette.text.disabled },
  };
});
