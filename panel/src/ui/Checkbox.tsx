import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ComponentProps } from 'react';

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
    <Box>
      <input type="checkbox" {...input} ref={take} />
      <Face aria-hidden>{indeterminate ? <Minus /> : <Check />}</Face>
    </Box>
  );
}

const Face = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  border: `1.5px solid ${theme.vars.palette.ground.field}`,
  borderRadius: 5,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'transparent',
  '& svg.lucide': { width: 13, height: 13, strokeWidth: 3 },
}));

const Box = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  const on = {
    backgroundColor: palette.primary.main,
    borderColor: palette.primary.main,
    color: palette.primary.contrastText,
  };
  return {
    position: 'relative',
    display: 'inline-grid',
    flex: 'none',
    width: 18,
    height: 18,
    marginTop: 1,
    '& input': { position: 'absolute', inset: -11, width: 40, height: 40, margin: 0, opacity: 0, cursor: 'pointer' },
    '& input:checked + span, & input:indeterminate + span': on,
    '& input:focus-visible + span': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& input[aria-invalid] + span': { borderColor: palette.error.main, boxShadow: `0 0 0 1px ${palette.error.main}` },
    '& input:disabled': { cursor: 'default' },
    '& input:disabled + span': { borderColor: palette.text.disabled, backgroundColor: palette.ground.sunken },
    '& input:disabled:checked + span': { color: palette.text.disabled },
  };
});
