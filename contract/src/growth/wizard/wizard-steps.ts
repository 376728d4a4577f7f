/** The steps of the sign-up wizard and their fields. */
export const WIZARD_STEPS = {
  company: ['companyName', 'companyTypeId', 'companyExtensionId'],
  contact: ['name', 'email', 'phone'],
  listing: ['categoryId', 'cityId', 'about'],
  confirmation: ['termsAccepted'],
} as const;
export type WizardStep = keyof typeof WIZARD_STEPS;

export const WIZARD_STEP_NAMES = Object.keys(WIZARD_STEPS) as WizardStep[];

export const WIZARD_STATES = ['waiting', 'finished', 'expired'] as const;
export type WizardState = (typeof WIZARD_STATES)[number];
