import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf, isAccepted } from '../../testing/faults.ts';
import { WizardDraft, WizardForm, WizardSubmission } from './wizard-form.ts';
import { WIZARD_STEPS } from './wizard-steps.ts';

const ABOUT = 'A barn on a creek for up to 160 guests..';
const FORM = {
  companyName: 'Saltbush',
  companyTypeId: 1,
  companyExtensionId: 32_767,
  name: 'Priya Nair',
  email: 'priya@saltbush.example',
  phone: '+61491570156',
  categoryId: 1,
  cityId: 1,
  about: ABOUT,
  termsAccepted: true,
};
const HASH = 'Zk3pQm0vT9sXr1aYw7uLb5cNe8dHf2gJi4oKx6tVq_M';

describe('WIZ-002 WIZ-006 a company that signs up', () => {
  const faults = (given: object) => faultsOf(WizardForm, { ...FORM, ...given });

  test.each([undefined, null, ''])('has to choose its type and its extension: %j', (nothing) => {
    expect(faults({ companyTypeId: nothing })).toEqual([['companyTypeId', REQUIRED]]);
    expect(faults({ companyExtensionId: nothing })).toEqual([['companyExtensionId', REQUIRED]]);
  });

  test.each(['x', 0, 32_768, 1.5])('chooses them from their lists: %j', (companyTypeId) => {
    expect(faults({ companyTypeId })).toEqual([['companyTypeId', expect.not.stringContaining(REQUIRED)]]);
  });

  test('says in 40 characters or more what it does', () => {
    expect([faults({}), ABOUT.length]).toEqual([[], 40]);
    expect(faults({ about: ABOUT.slice(1) })).toEqual([['about', 'Please write at least 40 characters.']]);
    expect(faults({ about: `${ABOUT} Call 0412 345 678` })).toHaveLength(1);
  });

  test('agrees to the terms', () => {
    expect(faults({ termsAccepted: false })).toEqual([['termsAccepted', 'Please agree to the terms.']]);
  });

  test('WIZ-004 WIZ-005 is asked for no district, no neighbourhood and no identity number', () => {
    for (const field of ['districtId', 'neighbourhood', 'identityNumber'])
      expect(isAccepted(WizardForm, { ...FORM, [field]: 1 })).toBe(false);
  });

  test('fills in every field in one of the steps', () => {
    expect(Object.values(WIZARD_STEPS).flat().toSorted()).toEqual(Object.keys(FORM).toSorted());
  });

  test('may stop at any point: a draft needs nothing and knows nothing else', () => {
    expect(WizardDraft.parse({})).toEqual({});
    const cleared = { companyTypeId: null, companyExtensionId: null, categoryId: null, cityId: null };
    expect(WizardDraft.parse(cleared)).toEqual(cleared);
    expect(isAccepted(WizardDraft, { email: 'not yet', phone: '+61', about: 'A barn' })).toBe(true);
    expect(isAccepted(WizardDraft, { termsAccepted: true })).toBe(false);
  });

  test.each([
    [{ finished: false, draft: {} }, true],
    [{ finished: true, form: FORM }, true],
    [{ finished: true, draft: {} }, false],
    [{ finished: false, form: FORM }, false],
    [{ finished: false, draft: {}, form: FORM }, false],
    [{ finished: true, form: FORM, draft: {} }, false],
  ])('sends a draft, or the whole form when it is finished: %j %s', (sent, isFine) => {
    expect(isAccepted(WizardSubmission, { hash: HASH, ...sent })).toBe(isFine);
  });
});
