import { type Coupon, type Discount, toDiscountState } from '@bellbird/contract/reputation/discounts';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import { dayIn } from '#platform/time/calendar.ts';
import type { CouponRow } from './coupons.repository.ts';
import type { DiscountRow } from './discounts.repository.ts';

export function presentDiscount(row: DiscountRow, now: Date): Discount {
  const dated = {
    status: row.status,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    isEndedEarly: row.ended_at !== null,
  };
  return {
    id: row.id,
    provider: { id: row.provider_id, name: row.provider_name },
    title: row.title,
    shortDescription: row.short_description,
    discountText: row.discount_text,
    giftText: row.gift_text,
    intro: row.intro,
    discountType: row.discount_type,
    discountRatio: row.discount_ratio,
    installmentCount: row.installment_count,
    isPrimary: row.is_primary,
    pricingType: row.pricing_type,
    priceBefore: row.price_before,
    priceAfter: row.price_after,
    currency: CURRENCY,
    perPerson: row.per_person,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    popupTitle: row.popup_title,
    popupDescription: row.popup_description,
    imageUrl: toImageUrl(row.image_key),
    documentName: row.document_name,
    status: row.status,
    state: toDiscountState(dated, dayIn(now, row.time_zone)),
    rejectReason: row.reject_reason,
    coupons: { taken: row.taken, used: row.used },
    version: row.version,
  };
}

export function toImageUrl(key: string | null): string | null {
  return key && `/files/${key}`;
}

export function isExpired({ valid_until: until, time_zone: zone }: CouponRow, now: Date): boolean {
  return until < dayIn(now, zone);
}

export function presentCoupon(row: CouponRow, now: Date): Coupon {
  return {
    id: row.id,
    code: row.code,
    discountId: row.discount_id,
    discountTitle: row.discount_title,
    provider: { id: row.provider_id, name: row.provider_name, timeZone: row.time_zone },
    couple: { name: row.couple_name, leadId: row.lead_id },
    createdAt: row.created_at,
    usedAt: row.used_at,
    validUntil: row.valid_until,
    isExpired: row.used_at === null && isExpired(row, now),
  };
}
