import { z } from 'zod';
import { TEXT } from '../../shared/sentences.ts';
import { ChosenDay, id, optionalText, text } from '../../shared/fields.ts';
import {
  CATALOG_MENUS_MAX,
  CATALOG_NAME_MAX,
  CATALOG_PRICES_MAX,
  CURRENCY,
  GUESTS_MAX,
  MENU_NOTES_MAX,
  PRICE_MAX,
  UNIT_DIGITS,
} from '../../shared/limits.ts';
import { MENU_TYPES, WEEK_PERIODS } from './catalog-rules.ts';
import { findExpiryError } from './expiry.ts';

/** Facts that the panel's form knows. Without them only the shape is checked; the server checks the rest with its rows. */
export type CatalogContext = { today?: string; needsMenu?: boolean };

const isBlank = (input: unknown) => input === undefined || input === null || input === '';
const wholeNumber = z.int({
  error: ({ input }) => (isBlank(input) ? TEXT.required : 'Please enter a whole number.'),
});

const Price = wholeNumber
  .min(1, 'Please enter a price above zero.')
  .max(PRICE_MAX, `Please enter at most ${PRICE_MAX.toLocaleString('en-AU')}.`);

const Unit = wholeNumber
  .min(1, 'Please enter at least 1.')
  .max(10 ** UNIT_DIGITS - 1, `Please use at most ${UNIT_DIGITS} digits.`);

const Guests = wholeNumber
  .min(1, 'Please enter at least 1.')
  .max(GUESTS_MAX, `Please enter at most ${GUESTS_MAX.toLocaleString('en-AU')}.`)
  .nullable();

const Currency = z.literal(CURRENCY).default(CURRENCY);

function expiry(today: string | undefined) {
  return ChosenDay.superRefine((day, { addIssue }) => {
    const error = today && findExpiryError(day, today);
    if (error) addIssue({ code: 'custom', message: error });
  }).meta({ examples: ['2027-01-31'] });
}

const CatalogPriceForm = z.strictObject({
  catalogItemOptionId: id('catalogItemOption'),
  weekPeriod: z.enum(WEEK_PERIODS),
  price: Price,
  unit: Unit,
  currency: Currency,
});

/** Each option has one price for all days, or one for weekdays and one for weekends. */
function checkPeriods(prices: z.output<typeof CatalogPriceForm>[], { addIssue }: z.core.$RefinementCtx): void {
  prices.forEach(({ catalogItemOptionId, weekPeriod }, index) => {
    const of = prices.filter((each) => each.catalogItemOptionId === catalogItemOptionId);
    const periods = of.map((each) => each.weekPeriod);
    const isComplete = weekPeriod === 'all' ? periods.length === 1 : periods.length === 2 && !periods.includes('all');
    if (!isComplete || new Set(periods).size < periods.length)
      addIssue({
        code: 'custom',
        path: [index, 'weekPeriod'],
        message: 'Each period needs a price: one for all days, or one for weekdays and one for weekends.',
      });
  });
}

const prices = z
  .array(CatalogPriceForm)
  .min(1, 'Please add at least one price.')
  .max(CATALOG_PRICES_MAX)
  .superRefine(checkPeriods);

export function menuForm({ today }: Pick<CatalogContext, 'today'>) {
  return z
    .strictObject({
      name: text(CATALOG_NAME_MAX),
      type: z.enum(MENU_TYPES, TEXT.required),
      notes: optionalText(MENU_NOTES_MAX).default(''),
      price: Price,
      currency: Currency,
      minGuests: Guests,
      maxGuests: Guests,
      expireAt: expiry(today),
      fileId: id('menuFile').nullable().default(null),
    })
    .refine(({ minGuests, maxGuests }) => minGuests === null || maxGuests === null || minGuests <= maxGuests, {
      path: ['maxGuests'],
      message: 'The maximum can’t be lower than the minimum.',
    });
}

/** Prices and their expiry, which are renewed every three months. */
export function pricesForm({ today }: Pick<CatalogContext, 'today'>) {
  return z.strictObject({ expireAt: expiry(today), prices });
}

/** Everything of a catalog that can be changed. */
export function catalogForm({ today, needsMenu = false }: CatalogContext) {
  const menus = z.array(menuForm({ today })).max(CATALOG_MENUS_MAX);
  return pricesForm({ today }).extend({
    name: text(CATALOG_NAME_MAX),
    menus: needsMenu ? menus.min(1, MENU_MISSING) : menus,
  });
}

export const MENU_MISSING = 'Please add at least one menu.';

/** A new catalog also has a type, which cannot be changed later because its prices depend on it. */
export function newCatalogForm(context: CatalogContext) {
  return catalogForm(context).extend({ catalogTypeId: id('catalogType') });
}

export type MenuForm = z.input<ReturnType<typeof menuForm>>;
export type PricesForm = z.input<ReturnType<typeof pricesForm>>;
export type CatalogForm = z.input<ReturnType<typeof catalogForm>>;
export type NewCatalogForm = z.input<ReturnType<typeof newCatalogForm>>;
