import { birthDateLimits } from '@bellbird/contract/people/customer-users/rules.ts';
import { isAbn } from '@bellbird/contract/shared/business-numbers';
import { BIO_MAX, IDENTITY_NUMBER_DIGITS } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { Pair } from '#ui/forms/Pair.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';

export function NameField() {
  const { t } = useTranslation('customer-users');
  return <TextField name="name" label={t('field.name')} autoComplete="off" required />;
}

export function NameFields() {
  return (
    <Pair>
      <NameField />
      <SurnameField />
    </Pair>
  );
}

export function SurnameField() {
  const { t } = useTranslation('customer-users');
  return <TextField name="surname" label={t('field.surname')} autoComplete="off" />;
}

export function UsernameField({ help }: { help?: string }) {
  const { t } = useTranslation('customer-users');
  return <TextField name="username" label={t('field.username')} help={help} type="email" autoComplete="off" required />;
}

export function TitleField() {
  const { t } = useTranslation('customer-users');
  const titles = useOfferedEntries('customer_user_title');
  const options = titles.map(({ itemId, value }) => ({ value: itemId, label: value }));
  return (
    <SelectField
      name="titleId"
      label={t('field.titleId')}
      options={[{ value: '', label: t('notGiven') }, ...options]}
    />
  );
}

export function AboutFields() {
  const { t } = useTranslation('customer-users');
  const [{ earliest, latest }] = useState(() => birthDateLimits(new Date()));
  const digits = String(useWatch({ name: 'identityNumber' }) ?? '').trim();
  const isNoAbn = digits.length === IDENTITY_NUMBER_DIGITS && !isAbn(digits);
  return (
    <>
      <TextareaField name="bio" label={t('field.bio')} help={t('field.bioHelp')} max={BIO_MAX} rows={3} />
      <TextField
        name="profileVideo"
        label={t('field.profileVideo')}
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
      <Pair>
        <DateField name="birthDate" label={t('field.birthDate')} min={earliest} max={latest} />
        <TextField
          name="identityNumber"
          label={t('field.identityNumber')}
          help={isNoAbn ? t('field.noAbn') : undefined}
          autoComplete="off"
        />
      </Pair>
    </>
  );
}
