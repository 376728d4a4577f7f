import type { Medium } from '@bellbird/contract/listing/galleries';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Quiet } from '#ui/Text.tsx';
import { productsOptions } from '../galleries.queries.ts';

/** Which products show a photo, for users who may see products. */
export function UsedByProducts({ medium }: { medium: Medium }) {
  const { t } = useTranslation('galleries');
  const maySee = useProvidersFor('items').some(({ id }) => id === medium.providerId);
  const { data } = useQuery({ ...productsOptions(medium.id), enabled: maySee && medium.type === 'photo' });
  if (!data || data.length === 0) return null;
  return <Quiet>{t('medium.usedBy', { products: data.map(({ name }) => name).join(', ') })}</Quiet>;
}
