import type { DeskNumber, NumberState } from '@bellbird/contract/couples/calls';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { COUNTRY } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { NumbersFailure, type NumbersGateway } from '#platform/voice/numbers-gateway.ts';
import type { NumberRules } from './numbers.operations.ts';
import { presentNumber } from './numbers.presenter.ts';
import {
  countDeskNumbers,
  findDeskNumber,
  findDeskNumbers,
  lockNumber,
  lockNumbers,
  saveNumber,
  updateNumber,
} from './numbers.repository.ts';

type Ports = { db: Db; clock: Clock; numbersGateway: NumbersGateway; numberRules: NumberRules; baseUrl: string };

export type NumbersService = ReturnType<typeof createNumbersService>;

/** The pool of numbers that couples call, in step with the gateway’s list. */
export function createNumbersService({ db, clock, numbersGateway: gateway, numberRules, baseUrl }: Ports) {
  const { texts } = numberRules;
  const context = () => ({ texts, now: clock.now().toISOString() });

  /** What the gateway has is added; what it no longer has is marked, whoever it was given to. */
  async function synchronise(): Promise<{ added: number; gone: number }> {
    const listed = await gateway.list();
    return db.system(async (tx) => {
      const known = await lockNumbers(tx);
      const isListed = new Map(listed.map(({ id, number }) => [number, id]));
      const fresh = listed.filter(({ id, number }) => known.find((each) => each.number === number)?.gateway_id !== id);
      const gone = known.filter((each) => each.gateway_id !== null && !isListed.has(each.number));
      for (const { id, number } of fresh) await saveNumber(tx, { number, gateway_id: id });
      for (const { id } of gone) await updateNumber(tx, id, { gateway_id: null });
      return { added: fresh.length, gone: gone.length };
    });
  }

  const orSilent = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof NumbersFailure) return fail('numbers_silent');
      throw error;
    });

  return {
    synchronise,

    list: (
      given: Paging & { state?: NumberState | undefined; query?: string | undefined },
    ): Promise<{ data: DeskNumber[]; total: number }> =>
      db.system(async (tx) => {
        const search = { ...context(), state: given.state, query: given.query };
        const rows = await findDeskNumbers(tx, search, windowOf(given));
        return { data: rows.map(presentNumber), total: await countDeskNumbers(tx, search) };
      }),

    synchroniseNow: () => orSilent(synchronise()),

    async buy(staff: Staff): Promise<{ id: number }> {
      const bought = await orSilent(gateway.buy(COUNTRY, `${baseUrl}/hooks/voice/in`));
      if (!bought) return fail('no_number_for_sale');
      return db.system(async (tx) => {
        const { id: gatewayId, number } = bought;
        const saved = await saveNumber(tx, { number, gateway_id: gatewayId });
        await record(tx, staff, { action: 'calls.buyNumber', details: { number } });
        return saved;
      });
    },

    /** Marked before the gateway is called, so that nobody is given a number that is about to go. */
    async release(staff: Staff, id: number): Promise<void> {
      const row = await db.system(async (tx) => {
        const found = (await findDeskNumber(tx, { id }, context())) ?? fail('not_found');
        await lockNumber(tx, found.number);
        const now = (await findDeskNumber(tx, { id }, context())) ?? fail('not_found');
        if (now.state !== 'free' && now.state !== 'quarantined') fail('number_in_use');
        await updateNumber(tx, id, { gateway_id: null });
        await record(tx, staff, { action: 'calls.releaseNumber', details: { number: now.number } });
        return now;
      });
      // If the gateway fails, the next comparison finds the number there again.
      if (row.gateway_id !== null) await orSilent(gateway.release(row.gateway_id));
    },
  };
}
