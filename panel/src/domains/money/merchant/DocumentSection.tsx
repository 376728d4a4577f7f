import type { MerchantApplication } from '@bellbird/contract/money/merchant';
import {
  AUSTRALIAN_STATES,
  IDENTITY_DOCUMENTS,
  hasState,
} from '@bellbird/contract/money/merchant/identity-document.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { dayIn } from '#platform/formats/dates.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import type { Values } from './use-application.ts';

type DocumentSectionProps = { previous: MerchantApplication | undefined; timeZone: string };

/** What shows who the person is. */
export function DocumentSection({ previous, timeZone }: DocumentSectionProps) {
  const { t } = useTranslation('merchant');
  const documentType = useWatch<Values, 'documentType'>({ name: 'documentType' });
  // Another document has another number, which was never sent.
  const sentEnd = previous?.documentType === documentType ? previous.documentNumberEnd : null;
  return (
    <FormSection title={t('document.title')} lead={t('document.lead')}>
      <Pair>
        <SelectField
          name="documentType"
          label={t('documentType')}
          options={IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`documents.${value}`) }))}
          required
        />
        {hasState(documentType) && (
          <SelectField
            name="documentState"
            label={t('documentState')}
            options={AUSTRALIAN_STATES.map((value) => ({ value, label: value }))}
            required
          />
        )}
      </Pair>
      <Pair>
        <TextField
          name="documentNumber"
          label={t('documentNumber')}
          help={sentEnd ? t('keep', { end: sentEnd }) : t('documentNumberHelp')}
          autoComplete="off"
          required={!sentEnd}
        />
        <DateField name="documentExpiresOn" label={t('documentExpiresOn')} min={dayIn(new Date(), timeZone)} required />
      </Pair>
    </FormSection>
  );
}
