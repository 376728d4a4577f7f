import type { Medium } from '@bellbird/contract/listing/galleries';
import { useTranslation } from '#texts/use-translation.ts';

/** A medium in words: its caption, or else what it shows. */
export function useMediumName(): (medium: Medium) => string {
  const { t } = useTranslation('galleries');
  return ({ caption, tags }) => caption || tags.map((tag) => t(`tag.${tag}`)).join(', ');
}
