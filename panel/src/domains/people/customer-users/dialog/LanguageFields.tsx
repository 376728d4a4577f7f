import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';

export function LanguageFields() {
  const { t } = useTranslation('customer-users');
  const languages = useOfferedEntries('available_languages');
  return (
    <Pair>
      <SelectField
        name="preferredLanguage"
        label={t('field.preferredLanguage')}
        options={languages.map(({ code, value }) => ({ value: code, label: value }))}
      />
      <SelectField
        name="language"
        label={t('field.language')}
        options={[
          { value: '', label: t('notGiven') },
          ...languages.map(({ itemId, value }) => ({ value: itemId, label: value })),
        ]}
      />
    </Pair>
  );
}
