import type { MerchantApplication } from '@bellbird/contract/money/merchant';
import { looksLikeAbn, birthDateLimits } from '@bellbird/contract/people/customer-users/rules.ts';
import type { Provider } from '@bellbird/contract/listing/providers';
import {
  BANK_NAME_MAX,
  BILLING_ADDRESS_MAX,
  COMPANY_NAME_MAX,
  IDENTITY_NUMBER_DIGITS,
  OFFICE_NAME_MAX,
  PERSON_NAME_MAX,
} from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Card } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { Text } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { citiesOptions } from './merchant.queries.ts';
import { useApplication } from './use-application.ts';
import css from './ApplicationForm.module.css';

type ApplicationFormProps = {
  provider: Provider;
  /** The application that was rejected. */
  previous: MerchantApplication | undefined;
};

/** The person, the bank account and the business. */
export function ApplicationForm({ provider, previous }: ApplicationFormProps) {
  const { t } = useTranslation('merchant');
  const { form, submit } = useApplication(provider, previous);
  const cities = useQuery(citiesOptions).data ?? [];
  const { country } = panelConfig();
  const { earliest, latest } = birthDateLimits(new Date());
  const keepHelp = (end: string | undefined) => end && t('keep', { end });
  return (
    <Form form={form} onSubmit={submit} label={t('form')} guarded>
      <Card>
        <Section title={t('person.title')} lead={t('person.lead')}>
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
            <TextField
              name="identityNumber"
              label={t('identityNumber')}
              help={
                keepHelp(previous?.identityNumberEnd) ?? t('identityNumberHelp', { digits: IDENTITY_NUMBER_DIGITS })
              }
              autoComplete="off"
              required={!previous}
            />
          </Pair>
          <Pair>
            <PhoneField name="phone" label={t('phone')} country={country} required />
            <PhoneField name="mobile" label={t('mobile')} country={country} required />
          </Pair>
          <TextField name="email" type="email" label={t('email')} help={t('emailHelp')} autoComplete="email" required />
        </Section>
        <Section title={t('bankSection.title')} lead={t('bankSection.lead')}>
          <TextField
            name="iban"
            label={t('iban')}
            help={keepHelp(previous?.ibanEnd) ?? t('ibanHelp')}
            placeholder="062-000 12345678"
            autoComplete="off"
            required={!previous}
          />
          <TextField name="bank" label={t('bank')} maxLength={BANK_NAME_MAX} autoComplete="off" required />
        </Section>
        <Section title={t('business.title')} lead={t('business.lead')}>
          <TextField
            name="providerName"
            label={t('providerName')}
            maxLength={COMPANY_NAME_MAX}
            autoComplete="organization"
            required
          />
          <Pair>
            <div>
              <TextField
                name="billingNumber"
                label={t('billingNumber')}
                help={t('billingNumberHelp')}
                autoComplete="off"
                required
              />
              <AbnWarning />
            </div>
            <TextField
              name="tradeRegisterNumber"
              label={t('tradeRegisterNumber')}
              help={t('tradeRegisterNumberHelp')}
              autoComplete="off"
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
        </Section>
        <Row gap={4} justify="between" wrap className={css.footer}>
          <Text size="small" quiet>
            {t('encrypted')}
          </Text>
          <SubmitButton>{t(previous ? 'sendAgain' : 'send')}</SubmitButton>
        </Row>
      </Card>
    </Form>
  );
}

/** A warning only: the vendor may know better. */
function AbnWarning() {
  const { t } = useTranslation('merchant');
  const digits = String(useWatch({ name: 'billingNumber' }) ?? '').replaceAll(/[\s-]/g, '');
  if (digits.length !== IDENTITY_NUMBER_DIGITS || looksLikeAbn(digits)) return null;
  return (
    <div className={css.warning}>
      <Note tone="warning" announce>
        {t('abnWarning')}
      </Note>
    </div>
  );
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.sectionGrid} role="group" aria-labelledby={id}>
      <div>
        <Text size="section" id={id}>
          {title}
        </Text>
        <Text size="small" quiet>
          {lead}
        </Text>
      </div>
      <Stack gap={5} className={css.fields}>
        {children}
      </Stack>
    </section>
  );
}
