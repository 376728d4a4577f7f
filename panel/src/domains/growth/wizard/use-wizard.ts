import type { WizardForm } from '@bellbird/contract/growth/wizard';
import { WIZARD_STEPS, type WizardStep } from '@bellbird/contract/growth/wizard/wizard-steps.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import {
  type WizardValues,
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
import { type LoadedWizard, finishWizard, saveWizardDraft } from './wizard.queries.ts';

const fullResolver = lazyResolver(
  async () => (await import('@bellbird/contract/growth/wizard')).WizardForm,
) as unknown as Resolver<WizardValues, unknown, WizardForm>;

/** Validates the fields of one step; the last step validates all. */
const resolverFor =
  (step: WizardStep): Resolver<WizardValues, unknown, WizardForm> =>
  async (values, context, options) => {
    const result = await fullResolver(values, context, options);
    if (step === 'confirmation') return result;
    const fields: readonly string[] = WIZARD_STEPS[step];
    const errors = Object.fromEntries(Object.entries(result.errors).filter(([field]) => fields.includes(field)));
    // Fields of later steps need not be valid yet: they are saved as a draft.
    return Object.keys(errors).length > 0
      ? ({ values: {}, errors } as typeof result)
      : ({ values, errors: {} } as unknown as typeof result);
  };

/** The steps of the wizard. Each has its own address; it is saved on the server when left, and in this tab while typing. */
export function useWizard(hash: string, { draft }: LoadedWizard) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const search = useSearch() as { step?: unknown };
  const step = toStep(search.step);
  const [isFinished, setFinished] = useState(false);
  const [saved] = useState(() => loadTyped(hash));
  const form = useForm<WizardValues, unknown, WizardForm>({
    resolver: resolverFor(step),
    // Validates on blur, so that no error shows at the first letter.
    reValidateMode: 'onBlur',
    defaultValues: { ...fromDraft(draft), ...saved },
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveTyped(hash, values) }),
    [form, hash],
  );

  const goTo = (next: WizardStep, replace = false) =>
    navigate({ to: '.', search: next === 'company' ? {} : { step: next }, replace });

  // The mailed link continues where the company stopped, on any device.
  const continueWhereStopped = useEffectEvent(() => {
    const open = findOpenStep(form.getValues());
    if (!saved && search.step === undefined && open !== step) void goTo(open, true);
  });
  useEffect(() => continueWhereStopped(), []);

  const submit = async (values: WizardForm): Promise<void> => {
    const next = nextStep(step);
    try {
      if (next) {
        await saveWizardDraft(hash, toDraft(values));
        await goTo(next);
      } else {
        await finishWizard(hash, values);
        clearTyped();
        setFinished(true);
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const message = error.status === 404 ? t('gone') : error.message;
      const fields = Object.fromEntries(
        Object.entries(error.fields ?? {}).map(([field, words]) => [field.replace(/^(?:form|draft)\./, ''), words]),
      );
      const wrong = findStepWith(Object.keys(fields));
      if (wrong && wrong !== step) await goTo(wrong);
      applyFieldErrors(form, { fields, message });
    }
  };

  // Someone who skipped a step is sent back to what is missing.
  const wrongStep = step === 'confirmation' ? findStepWith(Object.keys(form.formState.errors)) : undefined;
  const returnToMissing = useEffectEvent(() => wrongStep && wrongStep !== step && goTo(wrongStep));
  useEffect(() => void (wrongStep && returnToMissing()), [wrongStep]);
  return { form, step, goTo, submit, isFinished };
}
