import type { CustomerUserForm, SessionUser } from '@bellbird/contract/people/customer-users';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { PictureField } from '../dialog/PictureField.tsx';
import { AboutFields, NameFields, TitleField } from '../dialog/ProfileFields.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useOwnForm } from './use-own-form.ts';

export function PersonalTab({ user }: { user: SessionUser }) {
  const { t } = useTranslation('customer-users');
  const { form, submit } = useOwnForm(user, t('settings.saved'));
  const [image, setImage] = useState<Blob>();
  const save = async (values: CustomerUserForm) => {
    if (await submit(values, image)) setImage(undefined);
  };
  return (
    <ProfileForm title={t('settings.tab.personal-info')} form={form} edited={image !== undefined} onSubmit={save}>
      <PictureField
        name={`${user.name} ${user.surname}`}
        imageUrl={user.details.imageUrl}
        chosen={image}
        onChosen={setImage}
      />
      <NameFields />
      <TitleField />
      <AboutFields />
    </ProfileForm>
  );
}
