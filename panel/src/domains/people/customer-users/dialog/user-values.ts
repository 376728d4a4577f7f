import type { CustomerUserForm, NewCustomerUserForm, SessionUser } from '@bellbird/contract/people/customer-users';
import { ROLE } from '@bellbird/contract/people/customer-users/rules.ts';
import type { z } from 'zod';

/** The form’s values; a new user has neither version nor old password. */
export type UserValues = z.input<typeof NewCustomerUserForm> &
  Partial<Pick<z.input<typeof CustomerUserForm>, 'oldPassword' | 'version'>>;

const NO_PASSWORD = { password: '', passwordMatch: '' };

export const NEW_USER: UserValues = {
  name: '',
  surname: '',
  titleId: '',
  roleId: ROLE.staff,
  username: '',
  preferredLanguage: 'en',
  profileVideo: '',
  bio: '',
  email: [''],
  phone: [''],
  birthDate: '',
  identityNumber: '',
  language: '',
  canManage: false,
  ...NO_PASSWORD,
};

/** A loaded user as form values. */
export function valuesOf(user: SessionUser): UserValues {
  const { details } = user;
  return {
    name: user.name,
    surname: user.surname,
    titleId: details.titleId ?? '',
    roleId: details.roleId,
    username: user.username,
    preferredLanguage: details.preferredLanguage as UserValues['preferredLanguage'],
    profileVideo: details.profileVideo ?? '',
    bio: details.bio,
    email: contactsOf(user, 'email'),
    phone: contactsOf(user, 'phone'),
    birthDate: details.birthDate ?? '',
    identityNumber: details.identityNumber ?? '',
    language: details.language ?? '',
    canManage: details.canManage,
    oldPassword: '',
    ...NO_PASSWORD,
    version: user.version,
  };
}

/** The first row always exists, because it has the button that adds more. */
function contactsOf(user: SessionUser, kind: 'email' | 'phone'): string[] {
  const values = user.contacts.filter((contact) => contact.kind === kind).map((contact) => contact.value);
  return values.length > 0 ? values : [''];
}
