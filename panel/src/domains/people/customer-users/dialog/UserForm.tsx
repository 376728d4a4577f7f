import type { LinkableProvider, SessionUser } from '@bellbird/contract/people/customer-users';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { MoreFields } from '#ui/forms/MoreFields.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConnectedAccounts } from '../accounts/ConnectedAccounts.tsx';
import { ContactProof } from './ContactProof.tsx';
import { ContactRows } from './ContactRows.tsx';
import { type LinkDraft, changedLinks, draftsOf } from './links.ts';
import { PictureField } from './PictureField.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { AboutFields, NameField, NameFields, SurnameField, UsernameField } from './ProfileFields.tsx';
import { ProviderTable } from './ProviderTable.tsx';
import { RoleFields } from './RoleFields.tsx';
import { useUserForm } from './use-user-form.ts';
import { useUsernameFromEmail } from './use-username-from-email.ts';
import css from './UserForm.module.css';

type UserFormProps = {
  customerId: number;
  /** Undefined for a user being added. */
  user: SessionUser | undefined;
  isOwn: boolean;
  /** The customer’s providers, for those who may assign them. */
  providers: readonly LinkableProvider[];
  /** Refetches the user after somebody else changed them. */
  onReload: () => void;
  onSaved: (() => void) | undefined;
  onClose: () => void;
};

/** Everything about one user, in sections. */
export function UserForm({ customerId, user, isOwn, providers, onReload, onSaved, onClose }: UserFormProps) {
  const { t } = useTranslation('customer-users');
  const { form, submit, isStale } = useUserForm({ customerId, user, isOwn, onSaved, onClose });
  const before = useMemo(() => draftsOf(providers, user?.customerUserProviders ?? []), [providers, user]);
  const leave = useLeave(onClose);
  const [drafts, setDrafts] = useState<readonly LinkDraft[]>(before);
  const [image, setImage] = useState<Blob>();
  const picture = (
    <PictureField
      name={user ? `${user.name} ${user.surname}` : ''}
      imageUrl={user?.details.imageUrl ?? null}
      chosen={image}
      onChosen={setImage}
    />
  );

  return (
    <DialogForm>
      <Form
        form={form}
        label={t('dialog.form')}
        guarded
        edited={drafts !== before || image !== undefined}
        onSubmit={(values) => submit(values, changedLinks(before, drafts), image)}
      >
        <DialogContent className={css.scrolled}>
          {isStale && (
            <div>
              <Button size="small" onClick={onReload}>
                {t('dialog.newer')}
              </Button>
            </div>
          )}
          {user ? <KnownUser user={user} isOwn={isOwn} picture={picture} /> : <NewUser picture={picture} />}
          {user && providers.length > 0 && (
            <Section title={t('section.providers')}>
              <ProviderTable
                providers={providers}
                drafts={drafts}
                isOwn={isOwn}
                onChange={(draft) =>
                  setDrafts((now) => now.map((each) => (each.providerId === draft.providerId ? draft : each)))
                }
              />
            </Section>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{t('ui:cancel')}</Button>
          <SubmitButton>{user ? t('dialog.save') : t('dialog.add')}</SubmitButton>
        </DialogActions>
      </Form>
    </DialogForm>
  );
}

/** Everything about a user who exists. */
function KnownUser({ user, isOwn, picture }: { user: SessionUser; isOwn: boolean; picture: ReactNode }) {
  const { t } = useTranslation('customer-users');
  return (
    <>
      <Section title={t('section.person')}>
        {picture}
        <NameFields />
        <RoleFields isOwn={isOwn} />
      </Section>
      <Section title={t('section.account')}>
        <UsernameField />
        {isOwn && <PasswordFields isNew={false} />}
        <LanguageFields />
      </Section>
      {isOwn && panelConfig().socialLogins.length > 0 && (
        <Section title={t('accounts.title')}>
          <div className={css.framed}>
            <ConnectedAccounts user={user} />
          </div>
        </Section>
      )}
      <Section title={t('section.contact')}>
        <ContactRows kind="email" />
        <ContactRows kind="phone" />
        {!isOwn && <ContactProof />}
      </Section>
      <Section title={t('section.about')}>
        <AboutFields />
      </Section>
    </>
  );
}

/** An invitation needs a name, an email address and a phone number; the rest is folded, or filled in later. */
function NewUser({ picture }: { picture: ReactNode }) {
  const { t } = useTranslation('customer-users');
  useUsernameFromEmail();
  return (
    <>
      <Section title={t('section.person')}>
        <NameField />
        <ContactRows kind="email" />
        <ContactRows kind="phone" />
      </Section>
      <MoreFields about={t('dialog.more')}>
        <SurnameField />
        {picture}
        <RoleFields isOwn={false} />
        <UsernameField help={t('field.usernameHelp')} />
        <PasswordFields isNew />
        <LanguageFields />
        <AboutFields />
      </MoreFields>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap={5} className={css.part}>
      <Text size="heading">{title}</Text>
      {children}
    </Stack>
  );
}
