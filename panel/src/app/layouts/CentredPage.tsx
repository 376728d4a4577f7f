import { styled } from '@mui/material/styles';

/** One element in the middle of an otherwise empty window. */
export const CentredPage = styled('main')({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: 16,
});
