import { styled } from '@mui/material/styles';

/** Cards in one column. */
export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.down('md')]: { gap: 16 },
}));

/** TwoColumns cards side by side where there is room. */
export const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  '& > :only-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { gap: 16 },
}));

/** A line at the end of a card, often with a link to the rows of a figure. */
export const CardFooter = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  '&&': { padding: '0 20px 16px' },
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.primary.ink, fontWeight: 500 },
  [theme.breakpoints.down('md')]: { '&&': { padding: '0 16px 16px' } },
}));
