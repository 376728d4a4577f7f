import type { Overrides } from './index.ts';
import { FAST } from '../tokens.ts';
import { rem } from '../typography.ts';

/** Fields are 44 tall with the label above; 48 and 16-px text on phones, so that no browser zooms in. */
export const fields: Overrides = {
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          minHeight: 44,
          padding: '0 12px',
          gap: 8,
          border: `1px solid ${palette.ground.field}`,
          borderRadius: theme.shape.borderRadius,
          backgroundColor: palette.background.paper,
          transition: `border-color ${FAST}, box-shadow ${FAST}`,
          '&.Mui-focused': {
            borderColor: palette.primary.main,
            boxShadow: `0 0 0 1px ${palette.primary.main}, 0 0 0 4px ${palette.primary.wash}`,
          },
          '&.Mui-error': { borderColor: palette.error.main, boxShadow: `0 0 0 1px ${palette.error.main}` },
          '&.Mui-error.Mui-focused': {
            boxShadow: `0 0 0 1px ${palette.error.main}, 0 0 0 4px ${palette.error.wash}`,
          },
          '&.Mui-disabled, &.MuiInputBase-readOnly': {
            backgroundColor: palette.ground.sunken,
            borderColor: palette.divider,
            color: palette.text.secondary,
          },
          '& svg.lucide': { width: 18, height: 18, color: palette.text.secondary },
          [theme.breakpoints.down('md')]: { minHeight: 48, fontSize: rem(16) },
          variants: [{ props: { multiline: true }, style: { padding: '11px 12px', alignItems: 'flex-start' } }],
        };
      },
      input: ({ theme }) => ({
        padding: 0,
        minHeight: rem(20),
        height: 'auto',
        '&:focus-visible': { outline: 'none' },
        // Numbers and addresses read from left to right, but are aligned with the page.
        '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
        // A browser's own autofill tint is pale blue; the ring of ours must stay readable on it.
        '&:-webkit-autofill': {
          boxShadow: `0 0 0 100px ${theme.vars.palette.background.paper} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: {
        display: 'flex',
        alignItems: 'center',
        minHeight: `${rem(42)} !important`,
        '&&': { padding: '0 24px 0 0' },
        '&:focus': { backgroundColor: 'transparent' },
      },
      icon: ({ theme }) => ({ right: 12, top: 'calc(50% - 9px)', color: theme.vars.palette.text.secondary }),
    },
  },
};
