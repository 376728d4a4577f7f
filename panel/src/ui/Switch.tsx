import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** A switch that is on or off. */
export function Switch(input: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <Track>
      <input {...input} type="checkbox" role="switch" />
      <Thumb aria-hidden />
    </Track>
  );
}

const Thumb = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: 3,
  width: 18,
  height: 18,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'inset-inline-start 150ms ease-out',
  pointerEvents: 'none',
}));

const Track = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    flex: 'none',
    width: 40,
    height: 24,
    '& input': {
      appearance: 'none',
      width: '100%',
      height: '100%',
      margin: 0,
      borderRadius: 12,
      backgroundColor: palette.ground.field,
      cursor: 'pointer',
      transition: 'background-color 150ms ease-out',
    },
    '& input:checked': { backgroundColor: palette.primary.main },
    '& input:checked + span': { insetInlineStart: 19 },
    '& input:disabled': { backgroundColor: palette.text.disabled, cursor: 'default' },
  };
});
