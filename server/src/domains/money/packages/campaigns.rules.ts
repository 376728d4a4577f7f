import type { OfferedCampaign } from './campaigns.repository.ts';

/** The gateway charges at least a dollar. */
const LEAST_CENTS = 100;

type Product = { id: number; type: OfferedCampaign['types'][number]; amountCents: number };

/** What a campaign does to a price. */
export type AppliedCampaign = { id: number; name: string; until: string; isLimited: boolean; discountCents: number };

/** The campaign with the lowest price of those that need no coupon. */
export function findBestCampaign(campaigns: readonly OfferedCampaign[], product: Product): AppliedCampaign | undefined {
  return campaigns
    .filter((each) => each.code === null && findCouponFault(each, product) === undefined)
    .map((each) => apply(each, product))
    .filter(({ discountCents }) => discountCents > 0)
    .toSorted((one, other) => other.discountCents - one.discountCents)
    .at(0);
}

/** Why a coupon can’t be used for a product, as the vendor reads it. */
export function findCouponFault(campaign: OfferedCampaign | undefined, { id, type }: Product): string | undefined {
  if (!campaign) return 'We don’t know this coupon. Please check its letters.';
  if (!campaign.is_valid) return 'This coupon isn’t valid at the moment.';
  const isForProduct =
    campaign.is_for_category &&
    (campaign.types.length === 0 || campaign.types.includes(type)) &&
    (campaign.product_id === null || campaign.product_id === id);
  if (!isForProduct) return 'This coupon isn’t for this product.';
  // The payment that waits for this product is set up again, so its use doesn’t count.
  const others = campaign.own_uses.filter((productId) => productId !== id).length;
  if (campaign.is_for_new && campaign.has_paid) return 'This coupon is for new customers.';
  if (campaign.is_once && others > 0) return 'You’ve used this coupon already.';
  const uses = campaign.uses - (campaign.own_uses.length - others);
  if (campaign.max_uses !== null && uses >= campaign.max_uses) return 'This coupon has been used up.';
  return undefined;
}

export function apply(campaign: OfferedCampaign, { amountCents }: Product): AppliedCampaign {
  const { id, name, percent, off_cents: offCents, valid_until: until, max_uses: maxUses, is_once: isOnce } = campaign;
  const wanted = percent === null ? (offCents ?? 0) : Math.round((amountCents * percent) / 100);
  const discountCents = Math.max(0, Math.min(wanted, amountCents - LEAST_CENTS));
  return { id, name, until, isLimited: maxUses !== null || isOnce, discountCents };
}
