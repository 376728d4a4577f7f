import { z } from 'zod';
import { TEXT } from '../../shared/sentences.ts';
import { Email, LinkKey, id, optionalText, publicText, text } from '../../shared/fields.ts';
import { COMPANY_NAME_MAX, PERSON_NAME_MAX, WIZARD_ABOUT } from '../../shared/limits.ts';
import { Phone } from '../../shared/phone.ts';

const CONFIG_ID_MAX = 32_767;
const isBlank = (input: unknown) => input === undefined || input === null || input === '';
/** An entry of a configuration list. */
const entry = () =>
  z
    .int({ error: ({ input }) => (isBlank(input) ? TEXT.required : undefined) })
    .positive()
    .max(CONFIG_ID_MAX);

/** What a new company enters. District, neighbourhood and identity number are refused as unknown fields. */
export const WizardForm = z.strictObject({
  companyName: text(COMPANY_NAME_MAX),
  /** An entry of the configuration list `customer_company_type`. */
  companyTypeId: entry(),
  /** An entry of the configuration list `company_extension`. */
  companyExtensionId: entry(),
  /** The contact person, who becomes the first user. */
  name: text(PERSON_NAME_MAX),
  email: Email.meta({ examples: ['priya@saltbush.example'] }),
  phone: Phone.meta({ examples: ['+61491570156'] }),
  categoryId: id('category'),
  cityId: id('city'),
  about: publicText(
    text(WIZARD_ABOUT.max).min(WIZARD_ABOUT.min, `Please write at least ${WIZARD_ABOUT.min} characters.`),
  ).meta({ examples: ['A barn on a creek for up to 160 guests.'] }),
  termsAccepted: z.literal(true, 'Please agree to the terms.'),
});
export type WizardForm = z.output<typeof WizardForm>;

/** What is entered so far; it need not be valid yet. */
export const WizardDraft = z.strictObject({
  companyName: optionalText(COMPANY_NAME_MAX).optional(),
  companyTypeId: entry().nullable().optional(),
  companyExtensionId: entry().nullable().optional(),
  name: optionalText(PERSON_NAME_MAX).optional(),
  email: optionalText(254).optional(),
  phone: optionalText(30).optional(),
  categoryId: id('category').nullable().optional(),
  cityId: id('city').nullable().optional(),
  about: optionalText(WIZARD_ABOUT.max).optional(),
});
export type WizardDraft = z.output<typeof WizardDraft>;

export const WizardSubmission = z.discriminatedUnion('finished', [
  z.strictObject({ finished: z.literal(false), hash: LinkKey, draft: WizardDraft }),
  z.strictObject({ finished: z.literal(true), hash: LinkKey, form: WizardForm }),
]);
export type WizardSubmission = z.output<typeof WizardSubmission>;
