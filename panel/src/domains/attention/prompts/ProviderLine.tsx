import type { Prompt } from '@bellbird/contract/attention/prompts';
import css from './ProviderLine.module.css';
import { Text } from '#ui/Text.tsx';
/** The listing it is about: name, category and place. */
export function ProviderLine({ provider }: { provider: Prompt['provider'] }) {
  const { name, category, city, district } = provider;
  return (
    <Text component="small" size="caption" quiet className={css.line}>
      {[name, category, district ? `${district}, ${city}` : city].join(' · ')}
    </Text>
  );
}
