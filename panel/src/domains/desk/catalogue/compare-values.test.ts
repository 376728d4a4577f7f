import { describe, expect, test } from 'vitest';
import { compareValues } from './compare-values.ts';
import { describeFields, formSchema, toForm } from './entry-fields.ts';

const plus = {
  name: 'Plus',
  nameTr: 'Artı',
  nameAr: '',
  summary: 'Every couple who asks.',
  summaryTr: '',
  summaryAr: '',
  type: 'subscription',
  months: 12,
  isSold: true,
  position: 2,
  promises: [{ code: 'rivals', count: 5 }],
  prices: [
    { categoryType: 'venue', from: '2026-01-01', amountCents: 118_850 },
    { categoryType: 'food', from: '2026-01-01', amountCents: null },
  ],
};

describe('forms from the contract', () => {
  test('each field is asked for as its schema says', () => {
    const fields = describeFields('product').map(({ name, as, once }) => [name, once ? `${as} once` : as]);
    expect(Object.fromEntries(fields)).toMatchObject({
      name: 'text',
      summary: 'long',
      type: 'choice once',
      months: 'number',
      isSold: 'switch',
      prices: 'list',
    });
    const city = Object.fromEntries(describeFields('city').map(({ name, as }) => [name, as]));
    expect(city).toMatchObject({ regionId: 'region', timeZone: 'choice', districts: 'list' });
    expect(describeFields('agreement').find(({ name }) => name === 'bodyTr')).toMatchObject({
      as: 'html',
      isRequired: false,
    });
  });

  test('a value goes through the form unchanged', () => {
    const shown = toForm(describeFields('product'), plus);
    expect(shown).toMatchObject({ months: '12', prices: [{ amountCents: '1188.50' }, { amountCents: '' }] });
    expect(formSchema('product').parse({ value: shown })).toEqual({ value: plus });
  });

  test.each(['1188.50', '1,188.50', '1188,50', '1.188,5'])('a price can be typed as %s', (amountCents) => {
    const shown = { ...toForm(describeFields('product'), plus), prices: [{ ...plus.prices[0], amountCents }] };
    const { value } = formSchema('product').parse({ value: shown });
    expect(value).toMatchObject({ prices: [{ amountCents: 118_850 }] });
  });

  test('what is no number is refused at its field', () => {
    const shown = { ...toForm(describeFields('product'), plus), position: 'first' };
    const { error } = formSchema('product').safeParse({ value: shown });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['value.position']);
  });
});

describe('before and after', () => {
  const fields = describeFields('product');
  const compare = (after: object) =>
    compareValues(fields, plus, { ...plus, ...after }, (_field, value) => String(value));

  test('only what differs is listed, and only the lines of a list that differ', () => {
    const [venue, food] = plus.prices;
    const raised = { ...venue, amountCents: 120_000 };
    expect(compare({ name: 'Plus', prices: [raised, food] })).toEqual([
      { name: 'prices', before: ['venue · 2026-01-01 · 118850'], after: ['venue · 2026-01-01 · 120000'] },
    ]);
  });

  test('a new order is a change, too', () => {
    const [difference] = compare({ prices: plus.prices.toReversed() });
    expect(difference?.before).toEqual(difference?.after.toReversed());
  });
});
