// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  draftOf,
  forgetTyped,
  keepTyped,
  keptTyped,
  nextStep,
  openStep,
  stepOf,
  stepWith,
  valuesOf,
} from './wizard-values.ts';

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
  keepTyped('one', { ...valuesOf({ name: 'Priya' }), termsAccepted: true });
  expect(keptTyped('one')).toMatchObject({ name: 'Priya' });
  expect(keptTyped('one')).not.toHaveProperty('termsAccepted');
  expect(keptTyped('two')).toBeUndefined();
  forgetTyped();
  expect(keptTyped('one')).toBeUndefined();
});

test('who comes back goes on at the first step with something to fill in', () => {
  const company = { companyName: 'Saltbush', companyTypeId: 1, companyExtensionId: 2 };
  const contact = { name: 'Priya', email: 'priya@saltbush.example', phone: '+61491570156' };
  const listing = { categoryId: 1, cityId: 1, about: 'Cakes' };
  expect(openStep(valuesOf({ companyName: 'Saltbush', ...contact }))).toBe('company');
  expect(openStep(valuesOf({ ...company, ...contact, phone: '' }))).toBe('contact');
  expect(openStep(valuesOf({ ...company, ...contact, ...listing, about: '' }))).toBe('listing');
  expect(openStep(valuesOf({ ...company, ...contact, ...listing }))).toBe('confirmation');
});
