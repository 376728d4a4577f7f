import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { rem } from './theme/typography.ts';

/** In the flow on wide screens; on phones the buttons stick above the bottom bar. */
export function BottomActions({ children }: { children: ReactNode }) {
  return <Bar data-bottom-actions="">{children}</Bar>;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 'var(--bb-bottom-bar)',
    zIndex: theme.zIndex.appBar - 1,
    padding: '12px 16px',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 94%, transparent)`,
    backdropFilter: 'blur(8px)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& .MuiButton-root': { minHeight: 48, fontSize: rem(16) },
    '& .MuiButton-contained': { flex: 1 },
  },
}));
