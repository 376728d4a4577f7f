import type {
  DeskDispute,
  DeskInstalment,
  DeskMoney,
  DeskPayout,
  DeskQuoteCharge,
  InstalmentList,
} from '@bellbird/contract/desk/money';
import type { Paging } from '@bellbird/contract/shared/envelope';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findFigures } from './money-figures.repository.ts';
import { type Page, findDisputes, findInstalments, findPayouts, findQuoteCharges } from './money-lists.repository.ts';
import {
  presentDispute,
  presentFigures,
  presentInstalment,
  presentPayout,
  presentQuoteCharge,
} from './money.presenter.ts';
import { monthOf, officeDay } from './money.rules.ts';

type Ports = { db: Db; clock: Clock; refundLimitCents: number };
type List<T> = Promise<{ data: T[]; total: number }>;

export type MoneyService = ReturnType<typeof createMoneyService>;

/** The marketplace’s money: what vendors pay us, and what couples pay vendors through us. */
export function createMoneyService({ db, clock, refundLimitCents }: Ports) {
  const present =
    <Row, T>(one: (row: Row) => T) =>
    ({ rows, total }: Page<Row>) => ({ data: rows.map(one), total });

  return {
    async read(): Promise<DeskMoney> {
      const now = clock.now();
      const { month, ...period } = monthOf(now);
      const figures = await db.system((tx) => findFigures(tx, period, officeDay(now)));
      return presentFigures(figures, { month, refundLimitCents });
    },

    listInstalments: (
      given: Paging & { list: InstalmentList; month?: string | undefined; query?: string | undefined },
    ): List<DeskInstalment> => {
      const { list, query } = given;
      const search = { list, query, month: monthOf(clock.now(), given.month), today: officeDay(clock.now()) };
      return db.system((tx) => findInstalments(tx, search, windowOf(given))).then(present(presentInstalment));
    },

    listQuoteCharges: (given: Paging & { month?: string | undefined }): List<DeskQuoteCharge> => {
      const month = monthOf(clock.now(), given.month);
      return db.system((tx) => findQuoteCharges(tx, month, windowOf(given))).then(present(presentQuoteCharge));
    },

    listDisputes: (given: Paging & { state?: DeskDispute['state'] | undefined }): List<DeskDispute> =>
      db.system((tx) => findDisputes(tx, given.state, windowOf(given))).then(present(presentDispute)),

    listPayouts: (given: Paging & { state?: DeskPayout['state'] | undefined }): List<DeskPayout> =>
      db.system((tx) => findPayouts(tx, given.state, windowOf(given))).then(present(presentPayout)),
  };
}
