import type { Overrides } from './index.ts';
import { FAST } from '../tokens.ts';
import { rem } from '../typography.ts';

/** Buttons are 40 tall, small ones 32 (40 under a thumb), large ones 48. */
export const buttons: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'outlined', color: 'neutral', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 40,
        padding: '0 16px',
        gap: 8,
        borderRadius: theme.shape.borderRadius,
        whiteSpace: 'nowrap',
        transition: `background-color ${FAST}, border-color ${FAST}, color ${FAST}`,
        '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
        '& svg.lucide': { width: 18, height: 18 },
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.ground.sunken,
          borderColor: theme.vars.palette.ground.sunken,
          color: theme.vars.palette.text.disabled,
        },
        // A loading button keeps its colour; a spinner replaces its label.
        '&.MuiButton-loading.Mui-disabled': {
          color: 'transparent',
          '& .MuiButton-loadingIndicator': { color: theme.vars.palette.text.secondary },
        },
        '&.MuiButton-loading.MuiButton-contained': {
          backgroundColor: theme.vars.palette.primary.main,
          borderColor: 'transparent',
          '& .MuiButton-loadingIndicator': { color: theme.vars.palette.primary.contrastText },
        },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: 32,
              padding: '0 12px',
              fontSize: rem(13),
              borderRadius: 8,
              '& svg.lucide': { width: 16, height: 16 },
              [theme.breakpoints.down('md')]: { minHeight: 40, padding: '0 14px', fontSize: rem(14) },
            },
          },
          { props: { size: 'large' }, style: { minHeight: 48, fontSize: rem(16) } },
          { props: { variant: 'contained' }, style: { fontWeight: 600 } },
          {
            props: { variant: 'contained', color: 'primary' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.primary.dark } },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.divider,
              backgroundColor: theme.vars.palette.background.paper,
              color: theme.vars.palette.text.primary,
              '&:hover': {
                backgroundColor: theme.vars.palette.ground.hover,
                borderColor: theme.vars.palette.ground.field,
              },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              color: theme.vars.palette.text.primary,
              '&:hover': { backgroundColor: theme.vars.palette.ground.sunken },
              '&.Mui-disabled': { backgroundColor: 'transparent', borderColor: 'transparent' },
            },
          },
          { props: { variant: 'outlined', color: 'error' }, style: { color: theme.vars.palette.error.ink } },
          { props: { variant: 'text', color: 'error' }, style: { color: theme.vars.palette.error.ink } },
        ],
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        padding: 0,
        borderRadius: theme.shape.borderRadius,
        '& svg.lucide': { width: 18, height: 18 },
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 7%, transparent)' },
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: 32,
              height: 32,
              '& svg.lucide': { width: 16, height: 16 },
              [theme.breakpoints.down('md')]: { width: 40, height: 40 },
            },
          },
        ],
      }),
    },
  },
};
