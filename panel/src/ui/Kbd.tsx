import { styled } from '@mui/material/styles';
import { rem, SANS } from './theme/typography.ts';

/** A key on the keyboard. */
export const Kbd = styled('kbd')({
  display: 'inline-block',
  minWidth: 20,
  padding: '0 5px',
  border: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
  borderRadius: 5,
  fontFamily: SANS,
  fontSize: rem(12),
  fontWeight: 500,
  lineHeight: '18px',
  textAlign: 'center',
});
