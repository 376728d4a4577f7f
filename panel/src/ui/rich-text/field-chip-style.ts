import type { Theme } from '@mui/material/styles';

/** A filled merge field is yellow; one without a value is red, since it stops the message. */
export function fieldChipStyle({ vars: { palette } }: Theme) {
  return {
    padding: '1px 6px',
    borderRadius: 5,
    fontWeight: 500,
    whiteSpace: 'normal',
    boxDecorationBreak: 'clone',
    backgroundColor: palette.wattle.wash,
    color: palette.wattle.ink,
    '&[data-unresolved]': {
      backgroundColor: palette.error.wash,
      color: palette.error.ink,
      textDecoration: 'underline wavy',
      textUnderlineOffset: 3,
    },
  } as const;
}
