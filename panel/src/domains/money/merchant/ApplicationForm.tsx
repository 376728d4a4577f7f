import type { MerchantApplication } from '@bellbird/contract/money/merchant';
import { MERCHANT_POSITIONS, isCompany } from '@bellbird/contract/money/merchant/identity-document.ts';
import { birthDateLimits } from '@bellbird/contract/people/customer-users/rules.ts';
import type { Provider } from '@bellbird/contract/listing/providers';
import {
  BANK_NAME_MAX,
  BILLING_ADDRESS_MAX,
  COMPANY_NAME_MAX,
  OFFICE_NAME_MAX,
  PERSON_NAME_MAX,
} from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Card } from '#ui/Card.tsx';
import { Quiet } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { FormSection } from './FormSection.tsx';
import { citiesOptions } from './merchant.queries.ts';
import { useApplication } from './use-application.ts';
import css from './ApplicationForm.module.css';

type ApplicationFormProps = {
  provider: Provider;
  /** The application that was rejected. */
  previous: MerchantApplication | undefined;
};

/** The person, their document, the bank account and the business. */
export function ApplicationForm({ provider, previous }: ApplicationFormProps) {
  const { t } = useTranslation('merchant');
  const { form, submit } = useApplication(provider, previous);
  const cities = useQuery(citiesOptions).data ?? [];
  const { country } = panelConfig();
  const { earliest, latest } = birthDateLimits(new Date());
  const needsAcn = isCompany(useWatch({ control: form.control, name: 'position' }));
  return (
    <Form form={form} onSubmit={submit} label={t('form')} guarded>
      <Card>
        <FormSection title={t('person.title')} lead={t('person.lead')}>
          <Pair>
            <TextField
              name="firstName"
              label={t('firstName')}
              maxLength={PERSON_NAME_MAX}
              autoComplete="given-name"
              required
            />
            <TextField
              name="lastName"
              label={t('lastName')}
              maxLength={PERSON_NAME_MAX}
              autoComplete="family-name"
              required
            />
          </Pair>
          <Pair>
            <DateField
              name="birthDate"
              label={t('birthDate')}
              help={t('birthDateHelp')}
              min={earliest}
              max={latest}
              required
            />
            <SelectField
              name="position"
              label={t('position')}
              help={t('positionHelp')}
              options={MERCHANT_POSITIONS.map((value) => ({ value, label: t(`positions.${value}`) }))}
              required
            />
          </Pair>
          <Pair>
            <PhoneField name="phone" label={t('phone')} country={country} required />
            <PhoneField name="mobile" label={t('mobile')} country={country} required />
          </Pair>
          <TextField name="email" type="email" label={t('email')} help={t('emailHelp')} autoComplete="email" required />
        </FormSection>
        <DocumentSection previous={previous} timeZone={provider.timeZone} />
        <FormSection title={t('bankSection.title')} lead={t('bankSection.lead')}>
          <TextField
            name="iban"
            label={t('iban')}
            help={previous ? t('keep', { end: previous.ibanEnd }) : t('ibanHelp')}
            placeholder="062-000 12345678"
            autoComplete="off"
            required={!previous}
          />
          <TextField name="bank" label={t('bank')} maxLength={BANK_NAME_MAX} autoComplete="off" required />
        </FormSection>
        <FormSection title={t('business.title')} lead={t('business.lead')}>
          <TextField
            name="providerName"
            label={t('providerName')}
            maxLength={COMPANY_NAME_MAX}
            autoComplete="organization"
            required
          />
          <Pair>
            <TextField
              name="identityNumber"
              label={t('identityNumber')}
              help={t(needsAcn ? 'identityNumberOfCompany' : 'identityNumberHelp')}
              autoComplete="off"
              required={!needsAcn}
            />
            <TextField
              name="tradeRegisterNumber"
              label={t('tradeRegisterNumber')}
              help={t(needsAcn ? 'tradeRegisterNumberHelp' : 'tradeRegisterNumberOptional')}
              autoComplete="off"
              required={needsAcn}
            />
          </Pair>
          <TextField
            name="billingAddress"
            label={t('billingAddress')}
            maxLength={BILLING_ADDRESS_MAX}
            autoComplete="street-address"
            required
          />
          <SelectField
            name="cityId"
            label={t('city')}
            options={cities.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <Pair>
            <TextField name="billingOffice" label={t('billingOffice')} maxLength={OFFICE_NAME_MAX} autoComplete="off" />
            <TextField name="tradeChamber" label={t('tradeChamber')} maxLength={OFFICE_NAME_MAX} autoComplete="off" />
          </Pair>
        </FormSection>
        <Row gap={4} justify="between" wrap className={css.footer}>
          <Quiet>{t('encrypted')}</Quiet>
          <SubmitButton>{t(previous ? 'sendAgain' : 'send')}</SubmitButton>
        </Row>
      </Card>
    </Form>
  );
}
