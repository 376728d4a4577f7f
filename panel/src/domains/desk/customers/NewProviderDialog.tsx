import { COMPANY_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { providerCategoriesOptions } from '#platform/config-lists/provider-categories.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { addProvider, deskPlacesOptions } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).ProviderForm);

type Values = { name: string; categoryId: number | ''; cityId: number | ''; districtId: number | '' };

/** A provider of a customer, on the free package until one is bought. */
export function NewProviderDialog({ customerId, onClose }: { customerId: number; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const [key] = useState(() => crypto.randomUUID());
  const categories = useQuery(providerCategoriesOptions).data ?? [];
  const cities = useQuery(deskPlacesOptions).data ?? [];
  const form = useForm<Values, unknown, Values>({
    resolver: resolver as never,
    defaultValues: { name: '', categoryId: '', cityId: '', districtId: '' },
  });
  const cityId = useWatch({ control: form.control, name: 'cityId' });
  const districts = cities.find(({ id }) => id === cityId)?.districts ?? [];
  const toOption = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });
  const submit = async ({ name, ...place }: Values) => {
    // A district of a city that was chosen before does not count.
    const districtId = districts.find(({ id }) => id === place.districtId)?.id ?? null;
    const provider = { name, categoryId: Number(place.categoryId), cityId: Number(place.cityId), districtId };
    await save(t('newProvider.saved', { name }), () => addProvider(customerId, provider, key));
    onClose();
  };
  return (
    <FormDialog
      title={t('newProvider.add')}
      form={form}
      onSubmit={submit}
      submit={t('newProvider.save')}
      onClose={onClose}
    >
      <TextField name="name" label={t('newProvider.name')} maxLength={COMPANY_NAME_MAX} required autoFocus />
      <SelectField name="categoryId" label={t('newProvider.category')} options={categories.map(toOption)} required />
      <Pair>
        <SelectField name="cityId" label={t('newProvider.city')} options={cities.map(toOption)} required />
        <SelectField name="districtId" label={t('newProvider.district')} options={districts.map(toOption)} />
      </Pair>
    </FormDialog>
  );
}
