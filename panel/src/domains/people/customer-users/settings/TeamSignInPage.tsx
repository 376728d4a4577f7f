import { useTranslation } from '#texts/use-translation.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { TwoFactorCard } from './two-factor/TwoFactorCard.tsx';

/** The team’s settings: second factor and sessions. */
export function TeamSignInPage() {
  const { t } = useTranslation('customer-users');
  return (
    <Page>
      <PageHeader title={t('teamSignIn.title')} lead={t('teamSignIn.lead')} />
      <TwoFactorCard />
      <OwnSessions />
    </Page>
  );
}
