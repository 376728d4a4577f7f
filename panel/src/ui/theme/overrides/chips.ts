import type { Overrides } from './index.ts';
import { rem } from '../typography.ts';

export const chips: Overrides = {
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 24,
        fontSize: rem(12),
        fontWeight: 500,
        color: theme.vars.palette.neutral.ink,
        backgroundColor: theme.vars.palette.neutral.wash,
        '& .MuiChip-icon': { color: 'inherit', width: 13, height: 13, marginInlineStart: 8, marginInlineEnd: -2 },
      }),
      label: { paddingInline: 9 },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: { minWidth: 20, height: 20, borderRadius: 10, fontSize: rem(12), fontWeight: 600 },
    },
  },
};
