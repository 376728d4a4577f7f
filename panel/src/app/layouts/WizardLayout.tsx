import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Brand } from '../Brand.tsx';
import { pathTo } from '#platform/routing/paths.ts';

/** The signup wizard: a slim header and a wide column. */
export function WizardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Head>
        <Brand to={pathTo('home')} />
      </Head>
      <Column>{children}</Column>
    </>
  );
}

const Head = styled('header')({ padding: '20px 24px' });
const Column = styled('main')({ width: '100%', maxWidth: 720, margin: '0 auto', padding: '16px 16px 64px' });
