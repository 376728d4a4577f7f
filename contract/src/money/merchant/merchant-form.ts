import { z } from 'zod';
import { BirthDate, IdentityNumber } from '../../people/customer-users/customer-user-form.ts';
import { TEXT } from '../../shared/sentences.ts';
import { Email, blankable, id, optionalText, text, ChosenDay } from '../../shared/fields.ts';
import {
  ACN_DIGITS,
  BANK_NAME_MAX,
  BILLING_ADDRESS_MAX,
  COMPANY_NAME_MAX,
  IDENTITY_NUMBER_DIGITS,
  OFFICE_NAME_MAX,
  PERSON_NAME_MAX,
} from '../../shared/limits.ts';
import { Phone } from '../../shared/phone.ts';
import { parseBankAccount, formatBankAccount } from './bank-account.ts';

/** Digits that people write in groups. */
function digits(count: number) {
  return z
    .string(TEXT.required)
    .max(40)
    .transform((value) => value.replaceAll(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, TEXT.required)
        .regex(new RegExp(String.raw`^\d{${count}}$`), `Please enter exactly ${count} digits.`),
    );
}

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

/**
 * An application for secure payment. Identity number and account may be left blank when they were sent before: only the
 * team can read them, so the form cannot show them again.
 */
export const MerchantForm = z.strictObject({
  providerName: text(COMPANY_NAME_MAX),
  firstName: text(PERSON_NAME_MAX),
  lastName: text(PERSON_NAME_MAX),
  birthDate: ChosenDay.pipe(BirthDate).meta({ examples: ['1985-04-12'] }),
  identityNumber: blankable(IdentityNumber).meta({ examples: ['51824753556'] }),
  /** A BSB with an account number, or an IBAN. */
  iban: blankable(Account).meta({ examples: ['062-000 12345678'] }),
  bank: text(BANK_NAME_MAX),
  billingAddress: text(BILLING_ADDRESS_MAX),
  /** The ABN; a wrong checksum is a warning, not an error. */
  billingNumber: digits(IDENTITY_NUMBER_DIGITS).meta({ examples: ['51824753556'] }),
  billingOffice: optionalText(OFFICE_NAME_MAX),
  tradeChamber: optionalText(OFFICE_NAME_MAX),
  /** The ACN; sole traders have none. */
  tradeRegisterNumber: blankable(digits(ACN_DIGITS)).meta({ examples: ['004085616'] }),
  phone: Phone.meta({ examples: ['+61255501234'] }),
  mobile: Phone.meta({ examples: ['+61491570006'] }),
  email: Email.meta({ examples: ['accounts@wattlecreek.example'] }),
  cityId: id('city'),
});
export type MerchantForm = z.output<typeof MerchantForm>;

export const MERCHANT_SECRETS = ['identityNumber', 'iban'] as const;

/** The first application, in which the two secrets are required. */
export const FirstMerchantForm = MerchantForm.superRefine((form, { addIssue }) => {
  for (const field of MERCHANT_SECRETS)
    if (form[field] === null) addIssue({ code: 'custom', path: [field], message: TEXT.required });
});
