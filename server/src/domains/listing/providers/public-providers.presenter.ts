import type { PublicProvider, RelatedProvider } from '@bellbird/contract/listing/providers';
import type { PublicProviderRow } from './public-providers.repository.ts';
import type { RelatedRow } from './related-providers.repository.ts';

export function presentPublicProvider(row: PublicProviderRow, image: string | null): PublicProvider {
  return {
    id: row.id,
    name: row.name,
    category: { name: row.category_name, categoryType: row.category_type },
    city: { name: row.city_name },
    district: row.district_name === null ? null : { name: row.district_name },
    image,
  };
}

export function presentRelated(row: RelatedRow, other: PublicProviderRow, image: string | null): RelatedProvider {
  return {
    ...presentPublicProvider(other, image),
    status: row.status,
    reason: row.reason,
    proposedAt: row.proposed_at,
  };
}
