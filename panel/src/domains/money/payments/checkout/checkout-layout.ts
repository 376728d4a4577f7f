import { styled } from '@mui/material/styles';
import { SIZE } from '#ui/theme/tokens.ts';

/** The form next to the order; on phones the order comes first. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: 64,
  maxWidth: 1040,
  margin: '16px auto 0',
  [theme.breakpoints.down('lg')]: { gap: 32, gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginTop: 0 },
}));

export const Paying = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > header': { marginBottom: 0 },
  [theme.breakpoints.down('md')]: { gap: 24 },
}));

export const Aside = styled('aside')(({ theme }) => ({
  '& > *': { position: 'sticky', top: SIZE.bar + 24 },
  [theme.breakpoints.down('md')]: { order: -1, '& > *': { position: 'static' } },
}));
