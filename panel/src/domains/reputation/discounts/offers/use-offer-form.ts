import type { Discount } from '@bellbird/contract/reputation/discounts';
import { OFFER_REVIEW_DAYS } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { toDay } from '#platform/formats/dates.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { createDiscount, discountsKey, updateDiscount } from '../discounts.queries.ts';
import type { OfferForm } from '../offer-form.ts';

const resolver = lazyResolver(async () => (await import('../offer-form.ts')).OfferForm);
const USUAL_MONTHS = 3;

type Options = { offer: Discount | undefined; providerId: number; onClose: () => void };

/** The form of an offer. It does not overwrite changes by someone else. */
export function useOfferForm({ offer, providerId, onClose }: Options) {
  const { t } = useTranslation('discounts');
  const notices = useNotices();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [isStale, setStale] = useState(false);
  const form = useForm<OfferForm, unknown, OfferForm>({
    resolver: resolver as unknown as Resolver<OfferForm, unknown, OfferForm>,
    defaultValues: offer ? toValues(offer) : createOffer(providerId),
  });

  const submit = async ({ image, document, ...values }: OfferForm) => {
    try {
      if (offer) await updateDiscount(offer.id, { ...values, version: offer.version }, { image, document });
      else await createDiscount(values, { image, document }, key);
      notices.success(t('saved', { days: OFFER_REVIEW_DAYS }));
      void queries.invalidateQueries({ queryKey: discountsKey });
      onClose();
    } catch (error) {
      const message = messageOf(error);
      setStale((error as ApiFailure).code === 'stale_version');
      notices.error(message);
      applyFieldErrors(form, { message, fields: (error as ApiFailure).fields });
    }
  };
  return { form, submit, isStale };
}

function createOffer(providerId: number): OfferForm {
  const today = new Date();
  const later = new Date(today.getFullYear(), today.getMonth() + USUAL_MONTHS, today.getDate());
  return {
    providerId,
    title: '',
    shortDescription: '',
    discountText: '',
    giftText: '',
    intro: '',
    discountType: 'discount',
    discountRatio: null,
    installmentCount: null,
    isPrimary: false,
    pricingType: 'fixed',
    priceBefore: null,
    priceAfter: null,
    perPerson: false,
    validFrom: toDay(today),
    validUntil: toDay(later),
    popupTitle: '',
    popupDescription: '',
    removeImage: false,
    removeDocument: false,
    image: null,
    document: null,
  };
}

function toValues(offer: Discount): OfferForm {
  const empty = createOffer(offer.provider.id);
  const known = Object.fromEntries(Object.keys(empty).map((field) => [field, offer[field as keyof Discount]]));
  const kept = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return { ...empty, ...kept, providerId: offer.provider.id } as OfferForm;
}
