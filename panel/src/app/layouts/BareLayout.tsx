import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Brand } from '../Brand.tsx';
import { pathTo } from '#platform/routing/paths.ts';

/** Pages without navigation: the brand and one narrow column. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Brand to={pathTo('login')} />
      <Column>{children}</Column>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  padding: '40px 32px 32px',
  [theme.breakpoints.down('md')]: { padding: 24 },
}));

const Column = styled('main')(({ theme }) => ({
  width: 384,
  maxWidth: '100%',
  margin: 'auto',
  [theme.breakpoints.down('md')]: { margin: '0 auto auto' },
}));
