import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';

/** Explains to a user without any provider why there is little to do here. */
export function NoProviderNote() {
  const { t } = useTranslation('shell');
  const user = useUser();
  if (!user || user.providers.length > 0) return null;
  return (
    <Place data-testid="no-provider">
      <Note tone="warning">{t('noProvider', { email: user.accountManager.email })}</Note>
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  maxWidth: 1344,
  margin: '0 auto',
  padding: '24px 32px 0',
  [theme.breakpoints.down('md')]: { padding: '16px 16px 0' },
}));
