import type { WizardDraft, WizardForm } from '@bellbird/contract/growth/wizard';
import { WIZARD_STEPS, WIZARD_STEP_NAMES, type WizardStep } from '@bellbird/contract/growth/wizard/wizard-steps.ts';

/** The form while it is filled in: what is not chosen yet is ''. */
export type WizardValues = Record<'companyName' | 'name' | 'email' | 'phone' | 'about', string> &
  Record<'companyTypeId' | 'companyExtensionId' | 'categoryId' | 'cityId', number | ''> & { termsAccepted: boolean };

export function valuesOf(draft: WizardDraft): WizardValues {
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

/** What is kept between the steps. The terms are agreed to at the end, each time. */
export function draftOf({ termsAccepted: _, ...values }: WizardValues | WizardForm): WizardDraft {
  return {
    ...values,
    companyTypeId: values.companyTypeId || null,
    companyExtensionId: values.companyExtensionId || null,
    categoryId: values.categoryId || null,
    cityId: values.cityId || null,
  };
}

/** The step that an address names; the first one when it names none. */
export function stepOf(named: unknown): WizardStep {
  return WIZARD_STEP_NAMES.find((each) => each === named) ?? 'company';
}

export function nextStep(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEP_NAMES[WIZARD_STEP_NAMES.indexOf(step) + 1];
}

/** Where somebody goes on who comes back: the first step with something to fill in. */
export function openStep(values: WizardValues): WizardStep {
  return stepWith(Object.keys(values).filter((field) => !values[field as keyof WizardValues])) ?? 'confirmation';
}

/** Where the first of some fields is asked for. */
export function stepWith(fields: readonly string[]): WizardStep | undefined {
  return WIZARD_STEP_NAMES.find((step) => WIZARD_STEPS[step].some((field) => fields.includes(field)));
}

const KEPT = 'bellbird.wizard';

type Kept = { hash: string; values: Omit<WizardValues, 'termsAccepted'> };

/** What was typed and not sent yet survives a reload of this tab, for this link alone. The terms do not. */
export function keepTyped(hash: string, { termsAccepted: _, ...values }: WizardValues): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ hash, values } satisfies Kept));
}

export function keptTyped(hash: string): Kept['values'] | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept | null;
    return kept?.hash === hash ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

export function forgetTyped(): void {
  sessionStorage.removeItem(KEPT);
}
