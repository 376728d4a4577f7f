// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { draftOf, forgetTyped, keepTyped, keptTyped, nextStep, stepOf, stepWith, valuesOf } from './wizard-values.ts';

beforeEach(() => sessionStorage.clear());

test('WIZ-006 the steps are company, contact, listing and confirmation', () => {
  expect([stepOf(undefined), stepOf('listing'), stepOf('district')]).toEqual(['company', 'listing', 'company']);
  expect([nextStep('company'), nextStep('contact'), nextStep('listing'), nextStep('confirmation')]).toEqual([
    'contact',
    'listing',
    'confirmation',
    undefined,
  ]);
  expect(stepWith(['about', 'email'])).toBe('contact');
  expect(stepWith(['somethingElse'])).toBeUndefined();
});

test('a draft says what is chosen, and nothing about the terms', () => {
  const values = { ...valuesOf({ companyName: 'Saltbush', categoryId: 2 }), termsAccepted: true };
  expect(draftOf(values)).toMatchObject({ companyName: 'Saltbush', categoryId: 2, cityId: null });
  expect(draftOf(values)).not.toHaveProperty('termsAccepted');
  expect(valuesOf(draftOf(values))).toEqual({ ...values, termsAccepted: false });
});

test('what was typed is kept for its own link only, and until it is forgotten', () => {
  keepTyped('one', valuesOf({ name: 'Priya' }));
  expect(keptTyped('one')).toMatchObject({ name: 'Priya' });
  expect(keptTyped('two')).toEqual({});
  forgetTyped();
  expect(keptTyped('one')).toEqual({});
});
