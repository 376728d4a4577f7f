import { z } from 'zod';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';
import { ChosenDay, optionalText, text, numberBetween, choiceOf } from '../../shared/fields.ts';
import { POSITION_MAX, PRODUCT_CENTS_MAX, PRODUCT_PRICES_MAX } from '../../shared/limits.ts';
import { TEXT } from '../../shared/sentences.ts';
import { COUNTED_PROMISES, PROMISE_CODES } from './promises.ts';
import { PRODUCT_TYPES } from './upgrades.ts';

const Promised = z.strictObject({ code: choiceOf(PROMISE_CODES), count: numberBetween(1, 1000).nullable() });

/** From a day on, a product costs this much in a category; null means that it is no longer sold there. */
const Price = z.strictObject({
  categoryType: choiceOf(CATEGORY_TYPES),
  from: ChosenDay.meta({ shownAs: 'day', examples: ['2026-11-16'] }),
  amountCents: numberBetween(0, PRODUCT_CENTS_MAX).nullable().meta({ shownAs: 'cents' }),
});

const EXAMPLE = {
  name: 'Plus',
  nameTr: '',
  nameAr: '',
  summary: 'Every couple who asks.',
  summaryTr: '',
  summaryAr: '',
  type: 'subscription',
  months: 12,
  isSold: true,
  position: 2,
  promises: [{ code: 'rivals', count: 5 }],
  prices: [{ categoryType: 'venue', from: '2026-11-16', amountCents: 118_800 }],
} as const;

/** A package or an extra as the team edits it. What was sold keeps the name, promises and price it was sold with. */
export const ProductEntry = z
  .strictObject({
    name: text(60),
    nameTr: optionalText(60),
    nameAr: optionalText(60),
    summary: text(160),
    summaryTr: optionalText(160),
    summaryAr: optionalText(160),
    type: z.enum(PRODUCT_TYPES).exclude(['all']).meta({ once: true }),
    /** Null for what is bought once and does not end. */
    months: numberBetween(1, 60).nullable(),
    isSold: z.boolean(),
    position: numberBetween(1, POSITION_MAX),
    promises: z.array(Promised).max(PROMISE_CODES.length),
    prices: z.array(Price).max(PRODUCT_PRICES_MAX),
  })
  .superRefine(({ promises, prices }, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const codes = promises.map(({ code }) => code);
    for (const [index, { code, count }] of promises.entries()) {
      if (codes.indexOf(code) < index) fault(['promises', index, 'code'], 'This is in the list already.');
      if (COUNTED_PROMISES.includes(code) !== (count !== null))
        fault(['promises', index, 'count'], count === null ? TEXT.required : 'This promise has no number.');
    }
    const days = prices.map(({ categoryType, from }) => `${categoryType} ${from}`);
    for (const [index, day] of days.entries())
      if (days.indexOf(day) < index)
        fault(['prices', index, 'from'], 'This category has a price from that day already.');
  })
  .meta({ examples: [EXAMPLE] });
export type ProductEntry = z.output<typeof ProductEntry>;
