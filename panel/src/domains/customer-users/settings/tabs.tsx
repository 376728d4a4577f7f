import type { CustomerUserForm, SessionUser } from '@bellbird/contract/customer-users';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from '#texts/useTranslation.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Note } from '#ui/Note.tsx';
import { ContactRows } from '../dialog/ContactRows.tsx';
import { PictureField } from '../dialog/PictureField.tsx';
import { AboutFields, LanguageFields, NameFields, PasswordFields, TitleField } from '../dialog/ProfileFields.tsx';
import type { UserValues } from '../dialog/user-values.ts';
import { useOwnForm } from './use-own-form.ts';

type TabProps = { user: SessionUser };

export function AccountInfo({ user }: TabProps) {
  const { t } = useTranslation('customer-users');
  const { form, submit } = useOwnForm(user, t('settings.saved'));
  return (
    <Sheet title={t('settings.tab.account-info')} form={form} onSubmit={(values) => submit(values)}>
      <TextField name="username" label={t('field.username')} type="email" autoComplete="username" required />
      <LanguageFields />
    </Sheet>
  );
}

export function ChangePassword({ user }: TabProps) {
  const { t } = useTranslation('customer-users');
  const { form, submit } = useOwnForm(user, t('settings.passwordChanged'));
  return (
    <Sheet
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
    </Sheet>
  );
}

export function ContactInfo({ user }: TabProps) {
  const { t } = useTranslation('customer-users');
  const { form, submit } = useOwnForm(user, t('settings.saved'));
  return (
    <Sheet
      title={t('settings.tab.contact-info')}
      lead={t('settings.contactLead')}
      form={form}
      onSubmit={(values) => submit(values)}
    >
      <ContactRows kind="email" />
      <ContactRows kind="phone" />
    </Sheet>
  );
}

export function PersonalInfo({ user }: TabProps) {
  const { t } = useTranslation('customer-users');
  const { form, submit } = useOwnForm(user, t('settings.saved'));
  const [image, setImage] = useState<Blob>();
  const save = async (values: CustomerUserForm) => {
    if (await submit(values, image)) setImage(undefined);
  };
  return (
    <Sheet title={t('settings.tab.personal-info')} form={form} edited={image !== undefined} onSubmit={save}>
      <PictureField
        name={`${user.name} ${user.surname}`}
        imageUrl={user.details.imageUrl}
        chosen={image}
        onChosen={setImage}
      />
      <NameFields />
      <TitleField />
      <AboutFields />
    </Sheet>
  );
}

type SheetProps = {
  title: string;
  lead?: string;
  save?: string;
  form: UseFormReturn<UserValues, unknown, CustomerUserForm>;
  edited?: boolean;
  onSubmit: (values: CustomerUserForm) => unknown;
  children: ReactNode;
};

function Sheet({ title, lead, save, form, edited, onSubmit, children }: SheetProps) {
  const { t } = useTranslation('customer-users');
  return (
    <Narrow>
      <CardHeader title={title} lead={lead} />
      <CardBody>
        <Form form={form} onSubmit={onSubmit} label={title} guarded edited={edited}>
          <ElsewhereNote />
          {children}
          <div>
            <SubmitButton>{save ?? t('settings.save')}</SubmitButton>
          </div>
        </Form>
      </CardBody>
    </Narrow>
  );
}

/** A whole user is saved: what is missing on another tab must not keep this one silent. */
function ElsewhereNote() {
  const { t } = useTranslation('customer-users');
  const { errors, submitCount } = useFormState();
  const hasElsewhere = Object.entries(errors).some(([name, error]) => name !== 'root' && !refOf(error));
  if (submitCount === 0 || !hasElsewhere) return null;
  return (
    <Note tone="warning" announce>
      {t('settings.elsewhere')}
    </Note>
  );
}

/** Only fields on this tab are bound to an element; lists have their elements in their rows. */
function refOf(error: unknown): boolean {
  if (Array.isArray(error)) return error.every((row) => row === undefined || row === null || refOf(row));
  return Boolean((error as { ref?: { focus?: unknown } } | undefined)?.ref?.focus);
}

const Narrow = styled(Card)({ maxWidth: 720, marginBottom: 24 });
