import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { useTranslation } from '#texts/use-translation.ts';
import { useActing } from '#platform/session/use-session.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { AccountsCard } from '../accounts/AccountsCard.tsx';
import { LanguageFields } from '../dialog/LanguageFields.tsx';
import { type ReactNode, Suspense } from 'react';
import { ArrivingCard } from '../leaving/ArrivingCard.tsx';
import { LeavingCard } from '../leaving/LeavingCard.tsx';
import { AlertSettingsCard } from './AlertSettingsCard.tsx';
import { DeviceNotifications } from './DeviceNotifications.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { TeamVisitsCard } from './TeamVisitsCard.tsx';
import { useOwnForm } from './use-own-form.ts';

export function AccountTab({ user, company }: { user: SessionUser; company?: ReactNode }) {
  const acting = useActing();
  return (
    <>
      <AccountInfo user={user} />
      <AccountsCard user={user} />
      {!acting && <DeviceNotifications />}
      <AlertSettingsCard />
      <TeamVisitsCard />
      {company}
      {user.details.canManage && <ArrivingCard />}
      {!acting && user.details.canManage && (
        <Suspense>
          <LeavingCard />
        </Suspense>
      )}
    </>
  );
}

function AccountInfo({ user }: { user: SessionUser }) {
  const { t } = useTranslation('customer-users');
  const { form, submit } = useOwnForm(user, t('settings.saved'));
  return (
    <ProfileForm title={t('settings.tab.account-info')} form={form} onSubmit={(values) => submit(values)}>
      <TextField name="username" label={t('field.username')} type="email" autoComplete="username" required />
      <LanguageFields />
    </ProfileForm>
  );
}
