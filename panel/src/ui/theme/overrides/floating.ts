import type { Overrides } from './index.ts';
import { SIZE } from '../tokens.ts';
import { rem, SERIF, SERIF_WEIGHT } from '../typography.ts';

/** What floats wears the one shadow. Dialogs fill the screen below 1000. */
export const floating: Overrides = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: 24,
        borderRadius: SIZE.radiusDialog,
        boxShadow: theme.vars.palette.float,
        [theme.breakpoints.down('md')]: {
          '&:not([role="alertdialog"])': {
            margin: 0,
            width: '100%',
            maxWidth: '100%',
            height: '100%',
            maxHeight: 'none',
            borderRadius: 0,
            boxShadow: 'none',
          },
        },
        variants: [{ props: { maxWidth: 'sm' }, style: { maxWidth: 480 } }],
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '24px 24px 8px',
        fontFamily: SERIF,
        fontWeight: SERIF_WEIGHT,
        fontSize: rem(22),
        lineHeight: rem(28),
        letterSpacing: '-0.01em',
        [theme.breakpoints.down('md')]: { padding: '20px 16px 8px' },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '0 24px 24px', [theme.breakpoints.down('md')]: { padding: '0 16px 16px' } }),
    },
  },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '16px 24px',
        gap: 8,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
        [theme.breakpoints.down('md')]: {
          flexDirection: 'column-reverse',
          alignItems: 'stretch',
          padding: 16,
          '& .MuiButton-root': { minHeight: 48, fontSize: rem(16) },
        },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: SIZE.radiusFloat, boxShadow: theme.vars.palette.float }),
    },
  },
  MuiMenu: { styleOverrides: { paper: { minWidth: 200 }, list: { padding: '8px 0' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '8px 20px',
        gap: 12,
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.wash,
          color: theme.vars.palette.primary.ink,
          fontWeight: 600,
        },
        '&.Mui-focusVisible': { outlineOffset: -2, backgroundColor: theme.vars.palette.ground.hover },
        '& svg.lucide': { width: 18, height: 18 },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '6px 10px',
        borderRadius: 8,
        fontSize: rem(13),
        lineHeight: rem(20),
        fontWeight: 500,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 26 24 / 0.48)' } } },
  },
};
