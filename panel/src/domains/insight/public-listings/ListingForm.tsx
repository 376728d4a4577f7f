import type { PublicListing } from '@bellbird/contract/insight/public-listings';
import { useTranslation } from '#texts/use-translation.ts';
import { Quiet, Text } from '#ui/Text.tsx';
import css from './ListingForm.module.css';

/** What couples are asked. It only shows the questions: nobody sends anything from here. */
export function ListingForm({ form }: { form: PublicListing['forms'][number] }) {
  const { t } = useTranslation('public-listings');
  return (
    <section className={css.form} aria-label={form.name}>
      <Text size="heading">{form.name}</Text>
      <Quiet>{form.lead}</Quiet>
      <ul>
        {form.questions.map(({ name, label, required, options }) => (
          <li key={name}>
            <b>{label}</b>
            {!required && (
              <Text size="caption" quiet>
                {` ${t('optional')}`}
              </Text>
            )}
            {options.length > 0 && <Quiet>{options.map((option) => option.label).join(' · ')}</Quiet>}
          </li>
        ))}
      </ul>
    </section>
  );
}
