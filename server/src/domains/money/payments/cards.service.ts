import type { CreditCard } from '@bellbird/contract/money/payments';
import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway, GatewayCard } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteCard, findCard, findCards, insertCard, lockCards, updatePrimaryCard } from './cards.repository.ts';
import type { GatewayCustomersService } from './gateway-customers.service.ts';
import { assertOwnCustomer } from './payments.policy.ts';
import { presentCard } from './payments.presenter.ts';

type Ports = { db: Db; clock: Clock; log: Log; gateway: CardGateway; customers: GatewayCustomersService };

export type CardsService = ReturnType<typeof createCardsService>;

/** Saved cards. The gateway stores the card; we store its token and what people recognise their card by. */
export function createCardsService({ db, clock, log, gateway, customers }: Ports) {
  async function attach(customerId: number, token: string): Promise<GatewayCard> {
    try {
      return await gateway.attachCard(await customers.findOrCreate(customerId), token);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      return fail(error.kind === 'refused' ? 'card_refused' : 'bank_unreachable', { cause: error });
    }
  }

  /** A failure is only logged: the card is gone for the vendor either way. */
  async function detach(token: string): Promise<void> {
    await gateway.detachCard(token).catch((error: unknown) => {
      log.warn({ err: error }, 'payments: the gateway did not delete a card');
    });
  }

  return {
    async list(caller: Member, customerId: number): Promise<CreditCard[]> {
      assertOwnCustomer(caller, customerId);
      const rows = await db.tenantRead(customerId, (tx) => findCards(tx, customerId));
      return rows.map((row) => presentCard(row, clock.now()));
    },

    async add(caller: Member, customerId: number, token: string): Promise<CreditCard> {
      assertOwnCustomer(caller, customerId);
      const saved = await db.tenantRead(customerId, (tx) => findCards(tx, customerId));
      if (saved.length >= MAX_SAVED_CARDS && !saved.some((card) => card.token === token)) fail('too_many_cards');
      const { expiryMonth, expiryYear, ...card } = await attach(customerId, token);
      try {
        return await db.tenant(customerId, async (tx) => {
          await lockCards(tx, customerId);
          const cards = await findCards(tx, customerId);
          const same = cards.find((each) => each.token === card.token);
          if (same) return presentCard(same, clock.now());
          if (cards.length >= MAX_SAVED_CARDS) fail('too_many_cards');
          const row = await insertCard(tx, {
            customer_id: customerId,
            token: card.token,
            holder: card.holder,
            brand: card.brand,
            last4: card.last4,
            expiry_month: expiryMonth,
            expiry_year: expiryYear,
            is_primary: cards.length === 0,
            created_at: clock.now().toISOString(),
          });
          await record(tx, caller, { action: 'payments.addCard', subject: { kind: 'creditCard', id: row.id } });
          return presentCard(row, clock.now());
        });
      } catch (error) {
        if (error instanceof AppError && error.code === 'too_many_cards') await detach(token);
        throw error;
      }
    },

    async makePrimary(caller: Member, customerId: number, id: number): Promise<CreditCard> {
      assertOwnCustomer(caller, customerId);
      return db.tenant(customerId, async (tx) => {
        await lockCards(tx, customerId);
        if (!(await findCard(tx, customerId, id))) fail('not_found');
        await updatePrimaryCard(tx, customerId, id);
        await record(tx, caller, { action: 'payments.updateCard', subject: { kind: 'creditCard', id } });
        return presentCard((await findCard(tx, customerId, id)) ?? fail('not_found'), clock.now());
      });
    },

    async remove(caller: Member, customerId: number, id: number): Promise<void> {
      assertOwnCustomer(caller, customerId);
      const token = await db.tenant(customerId, async (tx) => {
        await lockCards(tx, customerId);
        const card = (await findCard(tx, customerId, id)) ?? fail('not_found');
        await deleteCard(tx, customerId, id);
        const [newest] = await findCards(tx, customerId);
        if (card.is_primary && newest) await updatePrimaryCard(tx, customerId, newest.id);
        await record(tx, caller, { action: 'payments.deleteCard', subject: { kind: 'creditCard', id } });
        return card.token;
      });
      await detach(token);
    },
  };
}
