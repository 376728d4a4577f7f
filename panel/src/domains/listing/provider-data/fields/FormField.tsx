import type { ProviderForm } from '@bellbird/contract/listing/provider-data';
import { toPlainText } from '@bellbird/contract/listing/provider-data/field-text.ts';
import { contactInformationIn } from '@bellbird/contract/shared/contact-information';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { RichTextField } from '#ui/forms/RichTextField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Note } from '#ui/Note.tsx';
import { HoursField } from './HoursField.tsx';
import { LocationField } from './LocationField.tsx';
import { MultiChoiceField } from './MultiChoiceField.tsx';
import { NumberField } from './NumberField.tsx';

/** The input for a question, by its type. */
export function FormField({ form }: { form: ProviderForm }) {
  const common = { name: form.fieldName, label: form.label, help: form.help, required: form.required };
  const counted = form.max === null ? {} : { max: form.max };
  switch (form.type) {
    case 'textarea':
      return (
        <>
          <TextareaField {...common} {...counted} />
          <TextHints form={form} />
        </>
      );
    case 'rich_text':
      return (
        <>
          <RichTextField {...common} {...counted} />
          <TextHints form={form} />
        </>
      );
    case 'choice':
      return <ChoiceField form={form} />;
    case 'multi_choice':
      return <MultiChoiceField {...common} options={form.options} most={form.max} />;
    case 'number':
      return <NumberField {...common} />;
    case 'phone':
      return <PhoneField {...common} country={panelConfig().country} />;
    case 'hours':
      return <HoursField {...common} />;
    case 'location':
      return <LocationField {...common} />;
    case 'url':
    case 'email':
      return <TextField {...common} type={form.type} />;
    case 'text':
    case 'postcode':
      return (
        <>
          <TextField {...common} />
          <TextHints form={form} />
        </>
      );
  }
}

/** A select that can be cleared if the answer is optional. */
function ChoiceField({ form }: { form: ProviderForm }) {
  const { t } = useTranslation('provider-data');
  const options = form.options.map(({ id, label }) => ({ value: id, label }));
  return (
    <SelectField
      name={form.fieldName}
      label={form.label}
      help={form.help}
      required={form.required}
      options={form.required ? options : [{ value: '', label: t('form.noChoice') }, ...options]}
    />
  );
}

/** Hints while typing: contact details to leave out, and the recommended length. */
function TextHints({ form }: { form: ProviderForm }) {
  const { t } = useTranslation('provider-data');
  const text = toPlainText(form.type, String(useWatch({ name: form.fieldName }) ?? ''));
  const { errors } = useFormState({ name: form.fieldName });
  const details = form.isPublicText ? contactInformationIn(text) : [];
  const lacking = form.advisedMin === null ? 0 : form.advisedMin - text.length;
  // The field already shows this error.
  if (errors[form.fieldName]) return null;
  if (details.length > 0) {
    return (
      <Note tone="warning" announce>
        {t('form.contactDetails', { found: details.map((found) => `‘${found}’`).join(', ') })}
      </Note>
    );
  }
  if (text === '' || lacking <= 0) return null;
  return <Note>{t('form.advised', { min: form.advisedMin, count: lacking })}</Note>;
}
