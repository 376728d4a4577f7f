import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { useShell } from '../shell-context.ts';

/** Looks like a field and opens the search; on phones only the icon is shown. */
export function FindCouple() {
  const { t } = useTranslation('shell');
  const shell = useShell();
  return (
    <Find aria-label={t('search.open')} aria-keyshortcuts="/" onClick={() => shell.open({ kind: 'search' })}>
      <Search aria-hidden />
      <span>{t('search.open')}</span>
      <Kbd>{'/'}</Kbd>
    </Find>
  );
}

const Find = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: 8,
  width: 320,
  height: 40,
  padding: '0 12px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.bar.find,
  color: `color-mix(in srgb, ${theme.vars.palette.bar.on} 72%, ${theme.vars.palette.bar.main})`,
  ...theme.typography.body1,
  '& kbd': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('md')]: {
    justifyContent: 'center',
    width: 40,
    padding: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    '& span, & kbd': { display: 'none' },
  },
}));
