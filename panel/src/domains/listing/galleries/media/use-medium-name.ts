import type { Medium } from '@bellbird/contract/listing/galleries';
import { useTranslation } from '#texts/use-translation.ts';

/** The name of a medium: its caption, or its tags. */
export function useMediumName(): (medium: Medium) => string {
  const { t } = useTranslation('galleries');
  return ({ caption, tags }) => caption || tags.map((tag) => t(`tag.${tag}`)).join(', ');
}
