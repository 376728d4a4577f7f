import type { CatalogType } from '@bellbird/contract/listing/catalogs';
import { CATALOG_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Line } from './Section.tsx';

/** The name and type of a catalog. The type cannot be changed later because the prices depend on it. */
export function CatalogHead({ types, isNew }: { types: readonly CatalogType[]; isNew: boolean }) {
  const { t } = useTranslation('catalogs');
  const form = useFormContext();
  const typeId = useWatch({ name: 'catalogTypeId' }) as number | '';
  const before = useRef(typeId);
  // The options of one type do not exist in another.
  useEffect(() => {
    if (isNew && before.current !== '' && before.current !== typeId) form.setValue('prices', []);
    before.current = typeId;
  }, [form, isNew, typeId]);
  return (
    <Line>
      <Pair>
        <TextField
          name="name"
          label={t('name')}
          placeholder={t('namePlaceholder')}
          maxLength={CATALOG_NAME_MAX}
          autoComplete="off"
          required
        />
        <SelectField
          name="catalogTypeId"
          label={t('type')}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={!isNew}
          required
        />
      </Pair>
    </Line>
  );
}
