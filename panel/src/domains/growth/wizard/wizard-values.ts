import type { WizardDraft, WizardForm } from '@bellbird/contract/growth/wizard';
import { WIZARD_STEPS, WIZARD_STEP_NAMES, type WizardStep } from '@bellbird/contract/growth/wizard/wizard-steps.ts';

/** The form while it is filled in; a choice that is not made yet is ''. */
export type WizardValues = Record<'companyName' | 'name' | 'email' | 'phone' | 'about', string> &
  Record<'companyTypeId' | 'companyExtensionId' | 'categoryId' | 'cityId', number | ''> & { termsAccepted: boolean };

export function fromDraft(draft: WizardDraft): WizardValues {
  return {
    companyName: draft.companyName ?? '',
    companyTypeId: draft.companyTypeId ?? '',
    companyExtensionId: draft.companyExtensionId ?? '',
    name: draft.name ?? '',
    email: draft.email ?? '',
    phone: draft.phone ?? '',
    categoryId: draft.categoryId ?? '',
    cityId: draft.cityId ?? '',
    about: draft.about ?? '',
    termsAccepted: false,
  };
}

/** What is saved between the steps. The terms are accepted at the end, each time. */
export function toDraft({ termsAccepted: _, ...values }: WizardValues | WizardForm): WizardDraft {
  return {
    ...values,
    companyTypeId: values.companyTypeId || null,
    companyExtensionId: values.companyExtensionId || null,
    categoryId: values.categoryId || null,
    cityId: values.cityId || null,
  };
}

/** The step in the address; the first one by default. */
export function toStep(named: unknown): WizardStep {
  return WIZARD_STEP_NAMES.find((each) => each === named) ?? 'company';
}

export function nextStep(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEP_NAMES[WIZARD_STEP_NAMES.indexOf(step) + 1];
}

/** The first step with something to fill in. */
export function findOpenStep(values: WizardValues): WizardStep {
  return findStepWith(Object.keys(values).filter((field) => !values[field as keyof WizardValues])) ?? 'confirmation';
}

/** The first step that has one of the fields. */
export function findStepWith(fields: readonly string[]): WizardStep | undefined {
  return WIZARD_STEP_NAMES.find((step) => WIZARD_STEPS[step].some((field) => fields.includes(field)));
}

const STORAGE_KEY = 'bellbird.wizard';

type Saved = { hash: string; values: Omit<WizardValues, 'termsAccepted'> };

/** Saves what was typed for a reload of this tab, for this link only and without the terms. */
export function saveTyped(hash: string, { termsAccepted: _, ...values }: WizardValues): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ hash, values } satisfies Saved));
}

export function loadTyped(hash: string): Saved['values'] | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Saved | null;
    return saved?.hash === hash ? saved.values : undefined;
  } catch {
    return undefined;
  }
}

export function clearTyped(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
