import type { Provider, ProviderCategory } from '@bellbird/contract/listing/providers';
import type { CategoryRow, ProviderRow } from './providers.repository.ts';

export function presentProvider(row: ProviderRow): Provider {
  return {
    id: row.id,
    name: row.name,
    categoryId: row.category_id,
    cityId: row.city_id,
    category: { id: row.category_id, name: row.category_name, categoryType: row.category_type },
    city: { name: row.city_name },
    district: row.district_name === null ? null : { name: row.district_name },
    timeZone: row.time_zone,
    onHold: row.on_hold,
    holdReason: row.team_hold_reason,
    paidStatus: row.paid_status,
    isMissingData: row.is_missing_data,
    reviewRequestedAt: row.review_requested_at,
    productFeatures: {
      productDateEnd: row.product_date_end,
      statsAccess: row.stats_access,
      rivalStatsAccess: row.rival_stats_access,
    },
    providerFilter: { listingProductName: row.listing_product_name },
  };
}

export function presentLeftProvider(row: ProviderRow): Provider & { leftAt: string } {
  return { ...presentProvider(row), leftAt: row.left_at ?? '' };
}

export type CategoryScopes = readonly ('getRoiMinLeadCount' | 'getProviderCategoryMeta')[];

export function presentCategory(row: CategoryRow, scopes: CategoryScopes): ProviderCategory {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    categoryType: row.category_type,
    ...(scopes.includes('getRoiMinLeadCount') ? { roiMinLeadCount: row.roi_min_lead_count } : {}),
    ...(scopes.includes('getProviderCategoryMeta') ? { meta: row.meta } : {}),
  };
}
