// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  toDraft,
  clearTyped,
  saveTyped,
  loadTyped,
  nextStep,
  findOpenStep,
  toStep,
  findStepWith,
  fromDraft,
} from './wizard-values.ts';

beforeEach(() => sessionStorage.clear());

test('WIZ-006 the steps are company, contact, listing and confirmation', () => {
  expect([toStep(undefined), toStep('listing'), toStep('district')]).toEqual(['company', 'listing', 'company']);
  expect([nextStep('company'), nextStep('contact'), nextStep('listing'), nextStep('confirmation')]).toEqual([
    'contact',
    'listing',
    'confirmation',
    undefined,
  ]);
  expect(findStepWith(['about', 'email'])).toBe('contact');
  expect(findStepWith(['somethingElse'])).toBeUndefined();
});

test('a draft has what is chosen, without the terms', () => {
  const values = { ...fromDraft({ companyName: 'Saltbush', categoryId: 2 }), termsAccepted: true };
  expect(toDraft(values)).toMatchObject({ companyName: 'Saltbush', categoryId: 2, cityId: null });
  expect(toDraft(values)).not.toHaveProperty('termsAccepted');
  expect(fromDraft(toDraft(values))).toEqual({ ...values, termsAccepted: false });
});

test('what was typed is saved for its own link only, until it is cleared', () => {
  saveTyped('one', { ...fromDraft({ name: 'Priya' }), termsAccepted: true });
  expect(loadTyped('one')).toMatchObject({ name: 'Priya' });
  expect(loadTyped('one')).not.toHaveProperty('termsAccepted');
  expect(loadTyped('two')).toBeUndefined();
  clearTyped();
  expect(loadTyped('one')).toBeUndefined();
});

test('a company that returns continues at the first step with something to fill in', () => {
  const company = { companyName: 'Saltbush', companyTypeId: 1, companyExtensionId: 2 };
  const contact = { name: 'Priya', email: 'priya@saltbush.example', phone: '+61491570156' };
  const listing = { categoryId: 1, cityId: 1, about: 'Cakes' };
  expect(findOpenStep(fromDraft({ companyName: 'Saltbush', ...contact }))).toBe('company');
  expect(findOpenStep(fromDraft({ ...company, ...contact, phone: '' }))).toBe('contact');
  expect(findOpenStep(fromDraft({ ...company, ...contact, ...listing, about: '' }))).toBe('listing');
  expect(findOpenStep(fromDraft({ ...company, ...contact, ...listing }))).toBe('confirmation');
});
