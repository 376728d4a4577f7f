import { styled } from '@mui/material/styles';

/** The content of a page: at most 1344 wide, with space for what sticks to the bottom of a phone. */
export const Page = styled('div')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  maxWidth: 1344,
  marginInline: 'auto',
  padding: '32px 32px 64px',
  '&:has([data-save-bar])': { paddingBottom: 112 },
  [theme.breakpoints.down('md')]: {
    padding: '20px 16px calc(var(--bb-bottom-bar) + 32px)',
    '&:has([data-bottom-actions])': { paddingBottom: 'calc(var(--bb-bottom-bar) + 104px)' },
    '&:has([data-save-bar])': { paddingBottom: 'calc(var(--bb-bottom-bar) + 128px)' },
  },
}));
