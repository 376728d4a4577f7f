import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { SERIF, rem } from '#ui/theme/typography.ts';
import { Brand } from '../Brand.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import valley from './valley.svg';

/** Sign-in pages: the form on the left, and from a width of 1000 the valley on the right. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <Halves>
      <Door>
        <Brand to={pathTo('login')} />
        {children}
      </Door>
      <View>
        <Saying>
          {t('auth.slogan')}
          <small>{t('auth.sloganReason')}</small>
        </Saying>
      </View>
    </Halves>
  );
}

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(480px, 5fr) 6fr',
  minHeight: '100dvh',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Door = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '40px 32px 32px',
  [theme.breakpoints.down('md')]: { padding: 24, minHeight: '100dvh' },
}));

const View = styled('aside')(({ theme }) => ({
  position: 'relative',
  background: `${theme.vars.palette.plate.on} url("${valley}") center / cover no-repeat`,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Saying = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetInline: 48,
  bottom: 44,
  maxWidth: '18em',
  fontFamily: SERIF,
  fontSize: rem(26),
  lineHeight: rem(34),
  color: theme.vars.palette.plum.contrastText,
  '& small': { display: 'block', marginTop: 12, ...theme.typography.label },
}));
