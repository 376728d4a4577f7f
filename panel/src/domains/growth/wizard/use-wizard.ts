import type { WizardForm } from '@bellbird/contract/growth/wizard';
import { WIZARD_STEPS, type WizardStep } from '@bellbird/contract/growth/wizard/wizard-steps.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import {
  type WizardValues,
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
import { type LoadedWizard, finishWizard, saveWizardDraft } from './wizard.queries.ts';

const whole = lazyResolver(
  async () => (await import('@bellbird/contract/growth/wizard')).WizardForm,
) as unknown as Resolver<WizardValues, unknown, WizardForm>;

/** Judges the fields of one step; the last one answers for all of them. */
const resolverOf =
  (step: WizardStep): Resolver<WizardValues, unknown, WizardForm> =>
  async (values, context, options) => {
    const judged = await whole(values, context, options);
    if (step === 'confirmation') return judged;
    const asked: readonly string[] = WIZARD_STEPS[step];
    const errors = Object.fromEntries(Object.entries(judged.errors).filter(([field]) => asked.includes(field)));
    // What is not asked for yet need not be right: it goes on as a draft.
    return Object.keys(errors).length > 0
      ? ({ values: {}, errors } as typeof judged)
      : ({ values, errors: {} } as unknown as typeof judged);
  };

/** The way through the wizard: each step is an address, kept on the server as it is left, and on this tab as it is typed. */
export function useWizard(hash: string, { draft }: LoadedWizard) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const search = useSearch() as { step?: unknown };
  const step = stepOf(search.step);
  const [isFinished, setFinished] = useState(false);
  const [kept] = useState(() => keptTyped(hash));
  const form = useForm<WizardValues, unknown, WizardForm>({
    resolver: resolverOf(step),
    // Each step begins unjudged: nobody is told off at the first letter.
    reValidateMode: 'onBlur',
    defaultValues: { ...valuesOf(draft), ...kept },
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(hash, values) }),
    [form, hash],
  );

  const goTo = (next: WizardStep, replace = false) =>
    navigate({ to: '.', search: next === 'company' ? {} : { step: next }, replace });

  // Who comes back by the bare link, on whatever device, goes on where they stopped.
  const goOn = useEffectEvent(() => {
    const open = openStep(form.getValues());
    if (!kept && search.step === undefined && open !== step) void goTo(open, true);
  });
  useEffect(() => goOn(), []);

  const submit = async (values: WizardForm): Promise<void> => {
    const next = nextStep(step);
    try {
      if (next) {
        await saveWizardDraft(hash, draftOf(values));
        await goTo(next);
      } else {
        await finishWizard(hash, values);
        forgetTyped();
        setFinished(true);
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const message = error.code === NETWORK ? t('offline') : error.status === 404 ? t('gone') : error.message;
      const fields = Object.fromEntries(
        Object.entries(error.fields ?? {}).map(([field, words]) => [field.replace(/^(?:form|draft)\./, ''), words]),
      );
      const wrong = stepWith(Object.keys(fields));
      if (wrong && wrong !== step) await goTo(wrong);
      applyFieldErrors(form, { fields, message });
    }
  };

  // Who jumped ahead is led back to what is missing.
  const wrongStep = step === 'confirmation' ? stepWith(Object.keys(form.formState.errors)) : undefined;
  const leadBack = useEffectEvent(() => wrongStep && wrongStep !== step && goTo(wrongStep));
  useEffect(() => void (wrongStep && leadBack()), [wrongStep]);
  return { form, step, goTo, submit, isFinished };
}
