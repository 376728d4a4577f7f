import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { session } from '#platform/session/current-session.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { TeamPasswordCard } from './TeamPasswordCard.tsx';
import { TwoFactorCard } from './two-factor/TwoFactorCard.tsx';
import { twoFactorOptions } from './two-factor/two-factor.queries.ts';
import css from './SettingsPage.module.css';

/** The team’s settings: second factor, password and sessions. Without the second factor it is the only page of the desk. */
export function TeamSignInPage() {
  const { t } = useTranslation('sign-in-safety');
  const state = useLoginState();
  const token = state.status === 'loggedIn' ? state.token : undefined;
  const isOn = useQuery(twoFactorOptions).data?.isOn ?? false;
  const isClosed = token?.team?.needsSecondFactor ?? false;

  useEffect(() => {
    if (isOn && token?.team?.needsSecondFactor) {
      session.updateToken({ ...token, team: { ...token.team, needsSecondFactor: false } });
    }
  }, [isOn, token]);

  return (
    <Page>
      <PageHeader title={t('teamSignIn.title')} lead={t('teamSignIn.lead')} />
      <Stack gap={6} className={css.cards}>
        {isClosed && <Note tone="warning">{t('teamSignIn.needed')}</Note>}
        <TwoFactorCard />
        {token && <TeamPasswordCard tokenId={token.id} />}
        <OwnSessions />
      </Stack>
    </Page>
  );
}
