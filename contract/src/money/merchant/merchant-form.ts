import { z } from 'zod';
import { BirthDate } from '../../people/customer-users/customer-user-form.ts';
import { isAbn, isAcn, joinDigits } from '../../shared/business-numbers.ts';
import { TEXT } from '../../shared/sentences.ts';
import { ChosenDay, Email, blankable, id, optionalText, text } from '../../shared/fields.ts';
import {
  BANK_NAME_MAX,
  BILLING_ADDRESS_MAX,
  COMPANY_NAME_MAX,
  OFFICE_NAME_MAX,
  PERSON_NAME_MAX,
} from '../../shared/limits.ts';
import { Phone } from '../../shared/phone.ts';
import { parseBankAccount, formatBankAccount } from './bank-account.ts';
import { AUSTRALIAN_STATES, IDENTITY_DOCUMENTS, MERCHANT_POSITIONS, hasState, isCompany } from './identity-document.ts';

/** As people type a number, in groups. */
const NUMBER_TYPED_MAX = 40;

const Abn = z
  .string()
  .max(NUMBER_TYPED_MAX)
  .transform(joinDigits)
  .refine(isAbn, 'Please check this ABN: it has 11 digits, and these don’t add up.');

const Acn = z
  .string()
  .max(NUMBER_TYPED_MAX)
  .transform(joinDigits)
  .refine(isAcn, 'Please check this ACN: it has 9 digits, and these don’t add up.');

const DocumentNumber = z
  .string()
  .max(NUMBER_TYPED_MAX)
  .transform((typed) => joinDigits(typed).toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{5,12}$/, 'Please enter the number on the document: 5 to 12 letters and digits.'));

const Account = z
  .string()
  .max(60)
  .transform((written, { addIssue }) => {
    const account = parseBankAccount(written);
    if (account) return formatBankAccount(account);
    addIssue({
      code: 'custom',
      message: 'Please enter a BSB of 6 digits and an account number of 5 to 9, or an IBAN.',
    });
    return z.NEVER;
  });

const Form = z.strictObject({
  providerName: text(COMPANY_NAME_MAX),
  firstName: text(PERSON_NAME_MAX),
  lastName: text(PERSON_NAME_MAX),
  birthDate: ChosenDay.pipe(BirthDate).meta({ examples: ['1985-04-12'] }),
  position: z.enum(MERCHANT_POSITIONS, TEXT.required),
  documentType: z.enum(IDENTITY_DOCUMENTS, TEXT.required),
  documentState: blankable(z.enum(AUSTRALIAN_STATES)).meta({ examples: ['NSW'] }),
  documentNumber: blankable(DocumentNumber).meta({ examples: ['21594318'] }),
  documentExpiresOn: ChosenDay.refine(
    (day) => day >= new Date().toISOString().slice(0, 10),
    'This document has expired.',
  ).meta({
    examples: ['2035-04-12'],
  }),
  /** The number of eleven digits; in Australia the ABN. */
  identityNumber: blankable(Abn).meta({ examples: ['51824753556'] }),
  /** A BSB with an account number, or an IBAN. */
  iban: blankable(Account).meta({ examples: ['062-000 12345678'] }),
  bank: text(BANK_NAME_MAX),
  billingAddress: text(BILLING_ADDRESS_MAX),
  /** The ABN too, so it may be left out. */
  billingNumber: blankable(Abn)
    .optional()
    .meta({ examples: ['51824753556'] }),
  billingOffice: optionalText(OFFICE_NAME_MAX),
  tradeChamber: optionalText(OFFICE_NAME_MAX),
  /** The ACN, which companies have. */
  tradeRegisterNumber: blankable(Acn).meta({ examples: ['004085616'] }),
  phone: Phone.meta({ examples: ['+61255501234'] }),
  mobile: Phone.meta({ examples: ['+61491570006'] }),
  email: Email.meta({ examples: ['accounts@wattlecreek.example'] }),
  cityId: id('city'),
});

/**
 * An application for secure payment. Document number and account may be left blank when they were sent before: only the
 * team can read them, so the form cannot show them again.
 */
export const MerchantForm = Form.superRefine((form, { addIssue }) => {
  const refuse = (field: keyof typeof form, message: string) => addIssue({ code: 'custom', path: [field], message });
  if (isCompany(form.position) && form.tradeRegisterNumber === null) refuse('tradeRegisterNumber', TEXT.required);
  if (!isCompany(form.position) && form.identityNumber === null) refuse('identityNumber', TEXT.required);
  if (hasState(form.documentType) && form.documentState === null) refuse('documentState', TEXT.required);
  if (form.billingNumber && form.billingNumber !== form.identityNumber)
    refuse('billingNumber', 'In Australia this is the ABN, the same number as the identity number.');
});
export type MerchantForm = z.output<typeof MerchantForm>;

export const MERCHANT_SECRETS = ['documentNumber', 'iban'] as const;
export type MerchantSecret = (typeof MERCHANT_SECRETS)[number];

/** The form of somebody who has not sent these secrets before. */
export function merchantFormWith(required: readonly MerchantSecret[]) {
  return MerchantForm.superRefine((form, { addIssue }) => {
    for (const field of required)
      if (form[field] === null) addIssue({ code: 'custom', path: [field], message: TEXT.required });
  });
}
