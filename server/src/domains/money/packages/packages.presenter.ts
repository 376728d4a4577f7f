import type { ActiveProduct, ProductPrice } from '@bellbird/contract/money/packages';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import type { AppliedCampaign } from './campaigns.rules.ts';
import type { ActiveProductRow, PricedProduct } from './packages.repository.ts';

export function presentPrice(row: PricedProduct, campaign: AppliedCampaign | undefined): ProductPrice {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    summary: row.summary,
    promises: row.promises,
    months: row.months,
    amountCents: row.amount_cents - (campaign?.discountCents ?? 0),
    campaign: campaign ? { name: campaign.name, until: campaign.until, regularCents: row.amount_cents } : null,
    currency: CURRENCY,
  };
}

export function presentActive(row: ActiveProductRow, isLimited: boolean): ActiveProduct {
  return {
    name: row.name,
    summary: row.summary ?? '',
    promises: row.promises,
    isLimited,
    startsOn: isLimited ? null : row.starts_on,
    endsOn: isLimited ? null : row.product_date_end,
  };
}
