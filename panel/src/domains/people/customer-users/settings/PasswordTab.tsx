import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { useTranslation } from '#texts/use-translation.ts';
import { useActing } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';
import { PasswordFields } from '../dialog/PasswordFields.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { TwoFactorCard } from './two-factor/TwoFactorCard.tsx';
import { useOwnForm } from './use-own-form.ts';

export function PasswordTab({ user }: { user: SessionUser }) {
  const { t } = useTranslation('customer-users');
  const acting = useActing();
  return (
    <>
      {acting ? <Note>{t('notWhileActing')}</Note> : <ChangePassword user={user} />}
      {!acting && <TwoFactorCard />}
      <OwnSessions />
    </>
  );
}

function ChangePassword({ user }: { user: SessionUser }) {
  const { t } = useTranslation('customer-users');
  const { form, submit } = useOwnForm(user, t('settings.passwordChanged'));
  return (
    <ProfileForm
      title={t('settings.tab.change-password')}
      lead={t('settings.passwordLead')}
      save={t('settings.changePassword')}
      form={form}
      onSubmit={(values) => {
        if (values.password) return submit(values);
        form.setError('password', { type: 'required', message: t('settings.passwordMissing') }, { shouldFocus: true });
      }}
    >
      <PasswordFields isNew={false} />
    </ProfileForm>
  );
}
