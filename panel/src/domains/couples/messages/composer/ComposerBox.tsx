import { styled } from '@mui/material/styles';

/** The end of the conversation; on phones it sticks above the bottom bar. */
export const ComposerBox = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 'none',
  gap: 10,
  padding: '12px 20px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: {
    '--bb-editor-min': '24px',
    position: 'fixed',
    insetInline: 0,
    bottom: 'var(--bb-bottom-bar, 0px)',
    zIndex: theme.zIndex.appBar - 1,
    maxHeight: '70dvh',
    overflowY: 'auto',
    gap: 6,
    padding: '10px 16px 12px',
  },
}));

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const OnlyWide = styled('div')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));
export const OnlyPhone = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
