import { z } from 'zod';
import { TEXT } from '../../shared/sentences.ts';
import { Day, Email, Url, Username, blankable, optionalText, text, Version } from '../../shared/fields.ts';
import {
  BIO_MAX,
  IDENTITY_NUMBER_DIGITS,
  MAX_CONTACTS_PER_KIND,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '../../shared/limits.ts';
import { SHIPPED_LANGUAGES } from '../../shared/locales.ts';
import { Phone } from '../../shared/phone.ts';
import { birthDateLimits } from './birth-date.ts';

const NAME_MAX = 80;

export const BirthDate = Day.refine(
  (day) => day <= birthDateLimits(new Date()).latest,
  'You must be at least 18 years old.',
).refine((day) => day >= birthDateLimits(new Date()).earliest, 'Please enter a date within the last 100 years.');

export const IdentityNumber = z
  .string()
  .regex(
    new RegExp(String.raw`^\d{${IDENTITY_NUMBER_DIGITS}}$`),
    `Please enter exactly ${IDENTITY_NUMBER_DIGITS} digits.`,
  );

const OptionalPassword = z
  .string()
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`)
  .refine((value) => value === '' || value.length >= PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`)
  .optional();

const listId = z.int().positive().max(32_767);
/** A select that may stay at ‘not given’, which is the empty value in a form. */
const optionalListId = z.union([listId, z.literal('').transform(() => null)]).nullable();

const profile = {
  name: text(NAME_MAX),
  surname: optionalText(NAME_MAX),
  titleId: optionalListId,
  roleId: listId,
  username: Username,
  preferredLanguage: z.enum(SHIPPED_LANGUAGES),
  profileVideo: blankable(Url),
  bio: optionalText(BIO_MAX),
  /** The first of each list is the primary one. */
  email: z.array(Email).min(1, TEXT.required).max(MAX_CONTACTS_PER_KIND),
  phone: z.array(Phone).min(1, TEXT.required).max(MAX_CONTACTS_PER_KIND),
  birthDate: blankable(BirthDate),
  identityNumber: blankable(IdentityNumber),
  language: optionalListId,
  canManage: z.boolean(),
};

type Passwords = {
  oldPassword?: string | undefined;
  password?: string | undefined;
  passwordMatch?: string | undefined;
};

const passwordsMatch = (form: Passwords) => (form.password ?? '') === (form.passwordMatch ?? '');
const oldPasswordGiven = (form: Passwords) => !form.password || Boolean(form.oldPassword);

const example = {
  name: 'Tess',
  surname: 'Nolan',
  titleId: 3,
  roleId: 3,
  username: 'tess.nolan',
  preferredLanguage: 'en' as const,
  profileVideo: '',
  bio: '',
  email: ['tess@wattlecreek.example'],
  phone: ['+61491570157'],
  birthDate: '',
  identityNumber: '',
  language: null,
  canManage: false,
};

/** A new user. There is no old password to ask for. */
export const NewCustomerUserForm = z
  .strictObject({ ...profile, password: OptionalPassword, passwordMatch: OptionalPassword })
  .refine(passwordsMatch, { path: ['passwordMatch'], error: TEXT.passwordsDiffer })
  .meta({ examples: [example] });
export type NewCustomerUserForm = z.output<typeof NewCustomerUserForm>;

/**
 * A change to a user. A new password, address or number requires the current password of whoever is signed in.
 */
export const CustomerUserForm = z
  .strictObject({
    ...profile,
    oldPassword: OptionalPassword,
    password: OptionalPassword,
    passwordMatch: OptionalPassword,
    version: Version,
  })
  .refine(oldPasswordGiven, { path: ['oldPassword'], error: TEXT.required })
  .refine(passwordsMatch, { path: ['passwordMatch'], error: TEXT.passwordsDiffer })
  .meta({ examples: [{ ...example, version: 1 }] });
export type CustomerUserForm = z.output<typeof CustomerUserForm>;
