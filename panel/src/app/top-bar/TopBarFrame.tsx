import { styled } from '@mui/material/styles';
import { SIZE } from '#ui/theme/tokens.ts';

/** The bar at the top of a layout; prime customers get plum through the bar's tokens. */
export const TopBarFrame = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: SIZE.bar,
  padding: '0 24px',
  backgroundColor: theme.vars.palette.bar.main,
  color: theme.vars.palette.bar.on,
  borderBottom: `1px solid ${theme.vars.palette.bar.line}`,
  '& > a': { alignSelf: 'center' },
  [theme.breakpoints.down('md')]: { height: SIZE.barPhone, padding: '0 8px 0 16px', gap: 4 },
}));
