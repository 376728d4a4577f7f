import { SHIPPED_LANGUAGES } from '@bellbird/contract/shared/locales';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';

export function LanguageFields() {
  const { t, language } = useTranslation('customer-users');
  const spoken = useConfigList('available_languages');
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const options = (spoken.data ?? []).map(({ itemId, value }) => ({ value: itemId, label: value }));
  return (
    <Pair>
      <SelectField
        name="preferredLanguage"
        label={t('field.preferredLanguage')}
        options={SHIPPED_LANGUAGES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      />
      <SelectField
        name="language"
        label={t('field.language')}
        options={[{ value: '', label: t('notGiven') }, ...options]}
      />
    </Pair>
  );
}
