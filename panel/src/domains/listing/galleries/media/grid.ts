import { styled } from '@mui/material/styles';

/** The grid of media: four columns on a desktop, two on a phone. The main image is larger if it is first. */
export const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  listStyle: 'none',
  '& > [data-large]': { gridColumn: 'span 2', gridRow: 'span 2' },
  '&[aria-busy="true"]': { opacity: 0.6 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '8px 12px',
    '& > [data-large]': { gridRow: 'auto' },
  },
}));

/** The height of the caption under a photo. */
export const CAPTION_PX = 32;
export const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.ground.sunken,
  '[data-large] > figure > &': {
    aspectRatio: 'auto',
    height: `calc(100% - ${CAPTION_PX}px)`,
    [theme.breakpoints.down('sm')]: { aspectRatio: '3 / 2', height: 'auto' },
  },
}));

export const Figure = styled('figure')({ height: '100%', margin: 0 });

export const Line = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: CAPTION_PX,
  color: theme.vars.palette.text.secondary,
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
