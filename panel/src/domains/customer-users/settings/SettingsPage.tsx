import type { SessionUser } from '@bellbird/contract/customer-users';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useParams } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AccountsCard } from '../accounts/AccountsCard.tsx';
import { DeviceNotifications } from './DeviceNotifications.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { TwoFactorCard } from './two-factor/TwoFactorCard.tsx';
import { AccountInfo, ChangePassword, ContactInfo, PersonalInfo } from './tabs.tsx';

const TABS = ['account-info', 'change-password', 'contact-info', 'personal-info'] as const;
type TabName = (typeof TABS)[number];

/** One's own account, in four tabs; the address names the tab. */
export function SettingsPage() {
  const { t } = useTranslation('customer-users');
  const id = useId();
  const user = useUser();
  const { tab } = useParams({ strict: false }) as { tab?: TabName };
  const current = TABS.find((each) => each === tab) ?? TABS[0];
  return (
    <Page>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      <Tabs
        value={current}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('settings.title')}
        sx={{ marginBottom: 3 }}
      >
        {TABS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}${each}`}
            label={t(`settings.tab.${each}`)}
            component={Link}
            to={`/settings/${each}`}
            {...(each === current && { 'aria-controls': `${id}panel` })}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        {user && <Content key={`${current}.${user.version}`} tab={current} user={user} />}
      </div>
    </Page>
  );
}

function Content({ tab, user }: { tab: TabName; user: SessionUser }) {
  const acting = useActing();
  switch (tab) {
    case 'account-info':
      return (
        <>
          <AccountInfo user={user} />
          <AccountsCard user={user} />
          {!acting && <DeviceNotifications />}
        </>
      );
    case 'change-password':
      return (
        <>
          <ChangePassword user={user} />
          {!acting && <TwoFactorCard />}
          <OwnSessions />
        </>
      );
    case 'contact-info':
      return <ContactInfo user={user} />;
    case 'personal-info':
      return <PersonalInfo user={user} />;
  }
}
