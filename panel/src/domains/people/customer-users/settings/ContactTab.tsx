import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { useTranslation } from '#texts/use-translation.ts';
import { useActing } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';
import { ContactProof } from '../dialog/ContactProof.tsx';
import { ContactRows } from '../dialog/ContactRows.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useOwnForm } from './use-own-form.ts';

export function ContactTab({ user }: { user: SessionUser }) {
  const { t } = useTranslation('customer-users');
  const acting = useActing();
  const { form, submit } = useOwnForm(user, t('settings.saved'));
  return (
    <ProfileForm
      title={t('settings.tab.contact-info')}
      lead={t('settings.contactLead')}
      form={form}
      onSubmit={(values) => submit(values)}
    >
      <ContactRows kind="email" />
      <ContactRows kind="phone" />
      {acting ? <Note>{t('notWhileActing')}</Note> : <ContactProof />}
    </ProfileForm>
  );
}
