import { type InstallmentOffer, gstWithin, isCancellable } from '@bellbird/contract/money/payments';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { COUPONS_TRIED, findTermIfPaidToday } from '#domains/money/packages/packages.public.ts';
import { listPlans } from './installments.rules.ts';
import { findQuote } from './payments.operations.ts';
import { presentDiscount, presentInstallment } from './payments.presenter.ts';
import { findInstallments, findPayment } from './payments.repository.ts';

type OfferQuery = {
  paymentId?: number | undefined;
  providerId?: number | undefined;
  productId?: number | undefined;
  coupon?: string | undefined;
};

type Ports = { db: Db; clock: Clock; rateLimits: RateLimits };

export type InstallmentOffersService = ReturnType<typeof createInstallmentOffersService>;

/** In which instalments a product can be paid, or an existing payment that nothing was paid of. */
export function createInstallmentOffersService({ db, clock, rateLimits }: Ports) {
  async function findForProduct(
    tx: Tx,
    caller: Member,
    { providerId, productId, coupon }: { providerId: number; productId: number; coupon: string | undefined },
  ): Promise<InstallmentOffer> {
    const { provider, product, today } = await findQuote(tx, caller, {
      providerId,
      productId,
      coupon,
      now: clock.now(),
    });
    const { campaign } = product;
    const term = await findTermIfPaidToday(tx, { providerId, product, today });
    return {
      provider: { id: providerId, name: provider.name },
      product: { id: productId, name: product.name },
      startsOn: term?.startsOn ?? today,
      endsOn: term?.endsOn ?? null,
      carriedDays: term?.carriedDays ?? 0,
      amountCents: product.amountCents,
      gstCents: gstWithin(product.amountCents),
      discount: campaign ? { name: campaign.name, cents: campaign.discountCents } : null,
      plans: listPlans(product.amountCents, today),
      installments: [],
    };
  }

  async function findForPayment(tx: Tx, caller: Member, id: number): Promise<InstallmentOffer> {
    const payment = (await findPayment(tx, ownerFor(caller, 'payments'), id)) ?? fail('not_found');
    const installments = await findInstallments(tx, caller.customerId, [id]);
    const today = dayIn(clock.now(), payment.time_zone);
    const isStarted = payment.started_at !== null;
    const isChangeable = isCancellable({ status: payment.status, isStarted }) && !payment.is_open;
    return {
      provider: { id: payment.provider_id, name: payment.provider_name },
      product: { id: payment.product_id, name: payment.product_name },
      startsOn: today,
      endsOn: null,
      carriedDays: 0,
      amountCents: payment.amount_cents,
      gstCents: gstWithin(payment.amount_cents),
      discount: presentDiscount(payment),
      plans: isChangeable ? listPlans(payment.amount_cents, today) : [],
      installments: installments.map(presentInstallment),
    };
  }

  return {
    async find(caller: Member, query: OfferQuery): Promise<InstallmentOffer> {
      const { paymentId, providerId, productId, coupon } = query;
      if (coupon !== undefined) await rateLimits.take(COUPONS_TRIED, String(caller.customerId));
      return db.tenantRead(caller.customerId, (tx) => {
        if (paymentId !== undefined) return findForPayment(tx, caller, paymentId);
        if (providerId === undefined || productId === undefined) return fail('not_found');
        return findForProduct(tx, caller, { providerId, productId, coupon });
      });
    },
  };
}
