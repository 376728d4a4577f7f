import { COMPANY_NAME_MAX, PERSON_NAME_MAX, WIZARD_ABOUT } from '@bellbird/contract/shared/limits';
import type { WizardStep } from '@bellbird/contract/growth/wizard/wizard-steps.ts';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import type { WizardValues } from './wizard-values.ts';
import type { LoadedWizard } from './wizard.queries.ts';
import css from './StepFields.module.css';

/** The fields of one step. */
export function StepFields({ step, loaded }: { step: WizardStep; loaded: LoadedWizard }) {
  const { t } = useTranslation('wizard');
  switch (step) {
    case 'company':
      return (
        <>
          <TextField
            name="companyName"
            label={t('companyName')}
            maxLength={COMPANY_NAME_MAX}
            autoComplete="organization"
            required
          />
          <Pair>
            <SelectField
              name="companyTypeId"
              label={t('companyType')}
              placeholder={t('choose')}
              options={loaded.companyTypes}
              required
            />
            <SelectField
              name="companyExtensionId"
              label={t('extension')}
              placeholder={t('choose')}
              options={loaded.extensions}
              required
            />
          </Pair>
        </>
      );
    case 'contact':
      return (
        <>
          <TextField name="name" label={t('name')} maxLength={PERSON_NAME_MAX} autoComplete="name" required />
          <Pair>
            <TextField
              name="email"
              type="email"
              label={t('email')}
              help={t('emailHelp')}
              autoComplete="email"
              required
            />
            <PhoneField name="phone" label={t('phone')} country={panelConfig().country} required />
          </Pair>
        </>
      );
    case 'listing':
      return (
        <>
          <Pair>
            <SelectField
              name="categoryId"
              label={t('category')}
              placeholder={t('choose')}
              options={loaded.categories}
              required
            />
            <SelectField name="cityId" label={t('city')} placeholder={t('choose')} options={loaded.cities} required />
          </Pair>
          <TextareaField
            name="about"
            label={t('about')}
            help={t('aboutHelp', { min: WIZARD_ABOUT.min })}
            max={WIZARD_ABOUT.max}
            rows={6}
            required
          />
        </>
      );
    case 'confirmation':
      return (
        <>
          <Summary loaded={loaded} />
          <CheckboxField name="termsAccepted" label={t('terms')} />
        </>
      );
  }
}

/** All answers, to check before sending. */
function Summary({ loaded }: { loaded: LoadedWizard }) {
  const { t } = useTranslation('wizard');
  const values = useFormContext<WizardValues>().getValues();
  const labelFor = (choices: LoadedWizard['cities'], id: number | '') =>
    choices.find(({ value }) => value === id)?.label;
  const facts = [
    [t('companyName'), values.companyName],
    [t('companyType'), labelFor(loaded.companyTypes, values.companyTypeId)],
    [t('extension'), labelFor(loaded.extensions, values.companyExtensionId)],
    [t('name'), values.name],
    [t('email'), values.email],
    [t('phone'), values.phone],
    [t('category'), labelFor(loaded.categories, values.categoryId)],
    [t('city'), labelFor(loaded.cities, values.cityId)],
    [t('about'), values.about],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
