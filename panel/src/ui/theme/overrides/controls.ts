import type { Overrides } from './index.ts';
import { SIZE } from '../tokens.ts';

/** Tabs, switches, checkboxes and progress bars. */
export const controls: Overrides = {
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 11, color: theme.vars.palette.ground.field }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 11, color: theme.vars.palette.ground.field }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 40, padding: '8px 0' },
      switchBase: {
        padding: 11,
        '&.Mui-checked': { transform: 'translateX(16px)' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&:hover': { backgroundColor: 'transparent !important' },
      },
      thumb: ({ theme }) => ({
        width: 18,
        height: 18,
        boxShadow: 'none',
        backgroundColor: theme.vars.palette.background.paper,
      }),
      track: ({ theme }) => ({ borderRadius: 12, opacity: 1, backgroundColor: theme.vars.palette.ground.field }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInlineStart: -11 } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.ground.sunken }),
      bar: { borderRadius: 3 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: SIZE.radiusSmall,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.divider} 72%, ${theme.vars.palette.background.paper})`,
        '&::after': {
          background: `linear-gradient(90deg, transparent, ${theme.vars.palette.ground.sunken}, transparent)`,
        },
        variants: [
          { props: { variant: 'text' }, style: { height: 12, transform: 'none' } },
          { props: { variant: 'circular' }, style: { borderRadius: '50%' } },
        ],
      }),
    },
  },
};
