import { z } from 'zod';
import { contactFault } from './contact-information.ts';
import { TEXT } from './sentences.ts';
import { DATE_FORMAT, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, YEARS } from './limits.ts';

/** The kinds of row that an id can refer to. The isolation suite creates one of each. */
export type Entity =
  | 'accessToken'
  | 'accountExport'
  | 'calendarEvent'
  | 'catalogueChange'
  | 'followedCalendar'
  | 'item'
  | 'itemPicture'
  | 'announcement'
  | 'approval'
  | 'agreementText'
  | 'agreementSign'
  | 'gallery'
  | 'medium'
  | 'instagramVisit'
  | 'instagramPhoto'
  | 'customer'
  | 'customerUser'
  | 'customerNote'
  | 'customerUserProvider'
  | 'contact'
  | 'provider'
  | 'providerForm'
  | 'providerDataUpdate'
  | 'changeRequest'
  | 'city'
  | 'district'
  | 'region'
  | 'category'
  | 'lead'
  | 'leadNote'
  | 'leadView'
  | 'reminder'
  | 'couple'
  | 'coupleProvider'
  | 'message'
  | 'messageAttachment'
  | 'inboundMessage'
  | 'call'
  | 'attachment'
  | 'template'
  | 'prompt'
  | 'pushSubscription'
  | 'catalog'
  | 'catalogType'
  | 'catalogItem'
  | 'catalogItemOption'
  | 'menuFile'
  | 'space'
  | 'reviewChannel'
  | 'externalComment'
  | 'testimonial'
  | 'testimonialImage'
  | 'discount'
  | 'coupon'
  | 'merchantApplication'
  | 'referral'
  | 'signupWizard'
  | 'tableImport'
  | 'staffMember'
  | 'payment'
  | 'paymentInstallment'
  | 'creditCard'
  | 'directDebit'
  | 'bankTransfer'
  | 'phoneNumber'
  | 'refundRequest'
  | 'failedRefund'
  | 'productOrder'
  | 'product'
  | 'quote'
  | 'quoteTemplate'
  | 'quoteInstalment';

const POSTGRES_INT_MAX = 2_147_483_647;

/** The number of a row that no generated suite has to know, such as a choice in a list or an event of a lead. */
export const RowNumber = z.int().positive().max(POSTGRES_INT_MAX);

/** The version that a change is based on. */
export const Version = z.int().min(0).max(POSTGRES_INT_MAX);

/**
 * An integer id; `entity` tells the generated suites what it refers to. A select without a choice gets its own text.
 */
export function id(entity: Entity) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? TEXT.required : undefined;
  return z.int({ error }).positive().max(POSTGRES_INT_MAX).meta({ entity });
}

/** A whole number that arrives as text, in plain digits: not '0x10' or '1e3'. */
export function intParam(min: number, max: number) {
  const read = (value: unknown) =>
    typeof value === 'string' ? (/^\d{1,10}$/.test(value) ? Number(value) : Number.NaN) : value;
  const error = ({ input }: { input?: unknown }) =>
    input === undefined ? TEXT.required : 'Please enter a whole number.';
  return z.preprocess(read, z.int({ error }).min(min).max(max)).meta({ type: 'integer' });
}

/** The same id as text, in a path or a query. */
export function idParam(entity: Entity) {
  return intParam(1, POSTGRES_INT_MAX).meta({ entity, type: 'integer' });
}

/** Several values in a query: repeated (`ids=1&ids=2`) or separated by commas. */
export function listParam<T extends z.ZodType>(item: T, max: number) {
  // As text, a list has commas between its values.
  const split = (value: unknown) => (value === undefined ? undefined : String(value).split(',').filter(Boolean));
  return z.preprocess(split, z.array(item).max(max)).meta({ type: 'string' });
}

export function idsParam(entity: Entity) {
  return listParam(idParam(entity), 200).meta({ entity, type: 'string' });
}

/** Required text. White space alone does not count. */
export function text(max: number) {
  return z.string(TEXT.required).trim().min(1, TEXT.required).max(max, `Please use at most ${max} characters.`);
}

/** More than any such field holds; the field’s own limit gives the text for people. */
const BLANKABLE_MAX = 5000;

/** A field that may be blank; blank becomes null. */
export function blankable<T extends z.ZodType<unknown, string>>(filled: T) {
  return z
    .string()
    .max(BLANKABLE_MAX)
    .trim()
    .transform((value) => (value === '' ? null : value))
    .pipe(filled.nullable())
    .nullable();
}

export function optionalText(max: number) {
  return z.string().trim().max(max, `Please use at most ${max} characters.`);
}

/** Text that couples read: contact information is refused. */
export function publicText<T extends z.ZodType<string>>(schema: T): T {
  return schema.refine((words) => contactFault(words) === undefined, {
    error: ({ input }) => contactFault(String(input)),
  });
}

/** The longest address that mail servers accept. */
export const EMAIL_MAX = 254;

/** Control characters would end up in headers, exports and logs; no name needs them. */
export const Username = text(USERNAME_MAX).regex(/^[^\p{C}]+$/u, 'Please use visible characters only.');

export const Email = z
  .string(TEXT.required)
  .trim()
  .min(1, TEXT.required)
  .max(EMAIL_MAX)
  .pipe(z.email('Please enter a valid email address.'));

export const Url = z
  .string()
  .trim()
  .max(2000)
  .pipe(z.url({ protocol: /^https?$/, error: TEXT.invalidUrl }))
  .meta({ examples: ['https://www.example.com/'] });

/** The current password: any length, since rules change and old passwords stay valid. */
export const CurrentPassword = z.string(TEXT.required).min(1, TEXT.required).max(PASSWORD_MAX);

/** A new password. */
export const NewPassword = z
  .string(TEXT.required)
  .min(1, TEXT.required)
  .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`);

/** The new password again, to catch typos. */
export const RepeatedPassword = z.string(TEXT.required).max(PASSWORD_MAX);

/** The secret part of a mailed link: 256 random bits as text. */
export const LinkKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ['Zk3pQm0vT9sXr1aYw7uLb5cNe8dHf2gJi4oKx6tVq_M'] });

const YEAR_FAULT = `Please enter a date between ${YEARS.first} and ${YEARS.last}.`;
const hasKnownYear = (date: string) =>
  Number(date.slice(0, 4)) >= YEARS.first && Number(date.slice(0, 4)) <= YEARS.last;

/** A calendar day, YYYY-MM-DD, that exists, in a year that people mean. */
export const Day = z.iso.date({ error: 'Please enter a valid date.', abort: true }).refine(hasKnownYear, YEAR_FAULT);

/** A day that has to be chosen: blank is ‘required’, not ‘invalid’. */
export const ChosenDay = z
  .string(TEXT.required)
  .min(1, TEXT.required)
  .max(DATE_FORMAT.length, 'Please enter a valid date.')
  .pipe(Day);

/** A moment, ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ abort: true }).max(30).refine(hasKnownYear, YEAR_FAULT);

export const Uuid = z.uuid();

/** Whole dollars, for listing prices. */
export const WholeDollars = z.int().min(0).max(10_000_000);

/** A whole number that somebody types, with a text that says what is accepted. */
export function numberBetween(min: number, max: number) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined ? TEXT.required : 'Please enter a whole number.';
  const range = `Please enter a number from ${min} to ${max}.`;
  return z.int({ error }).min(min, range).max(max, range);
}

/** One of a list that somebody chooses from. */
export function choiceOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, 'Please choose one from the list.');
}

/**
 * A text that the marketplace writes or names, not a person: a category, a unit, a to-do. It is stored in English, and
 * answers have it in the reader’s language.
 */
export const ourText = () => z.string().meta({ translated: true });
