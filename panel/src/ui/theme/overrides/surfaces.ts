import type { Theme } from '@mui/material/styles';
import type { Overrides } from './index.ts';

/** One surface level, split by hairlines. */
export const surfaces: Overrides = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.bar.main,
        color: theme.vars.palette.bar.on,
        borderBottom: `1px solid ${theme.vars.palette.bar.line}`,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 16px',
        gap: 12,
        fontSize: 'inherit',
        lineHeight: 'inherit',
        color: theme.vars.palette.text.primary,
        variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
          props: { severity },
          style: noteColours(theme.vars.palette[severity]),
        })),
      }),
      icon: { padding: '1px 0 0', margin: 0, opacity: 1, '& svg': { width: 18, height: 18 } },
      message: { padding: 0 },
      action: { padding: 0, margin: 0, marginInlineStart: 'auto' },
    },
  },
};

function noteColours(colour: Theme['palette']['error']) {
  return { backgroundColor: colour.wash, '& > .MuiAlert-icon': { color: colour.ink } };
}
