import { setTimeout as wait } from 'node:timers/promises';
import { createPaymentServices } from '@bellbird/server/src/app/payment-services.ts';
import { type Config, readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { type Db, openDb } from '@bellbird/server/src/platform/db/db.ts';
import { createLog } from '@bellbird/server/src/platform/log/log.ts';
import { createMailer } from '@bellbird/server/src/platform/mail/mailer.ts';
import type { TestBank } from '@bellbird/server/src/testing/bank.ts';
import { type QuotedCouple, payAgain, sayYes, sendQuotes } from './chaos-couples.ts';
import { type QuoteFigures, findUnpaid, hasOpenMoney, readQuoteFigures } from './chaos-quote-figures.ts';
import type { Steps } from './chaos-steps.ts';
import { reportCharges } from './chaos-webhooks.ts';

type Given = {
  baseUrl: string;
  databaseUrl: string;
  environment: Readonly<Record<string, string | undefined>>;
  bank: TestBank;
  steps: Steps;
  /** Days that couples want; a few are wanted by two. */
  days: number;
  /** The jobs of a worker whose clock runs ahead look up what was interrupted, instead of those of the product. */
  isHurried: boolean;
};

export type QuoteChaos = {
  /** How many couples have been quoted, and how many have begun to say yes. */
  couples: number;
  begun(): number;
  sayYes(pace: { readonly allowed: number }): Promise<void>;
  /** Until everybody has paid; then what was agreed, booked and charged. */
  settle(say: (line: string) => void): Promise<QuoteFigures>;
  close(): Promise<void>;
};

const AT_ONCE = 8;
const HURRY_MS = 5 * 60_000;
const ROUNDS = 10;
/** An attempt that the bank never received is given up after two minutes; a refund waits for its job. */
const OPEN_LIMIT_MS = 300_000;

/** Couples who say yes and pay while everything breaks. */
export async function startQuoteChaos(given: Given): Promise<QuoteChaos> {
  const config = readConfig({ ...given.environment, DATABASE_URL: given.databaseUrl });
  const db = openDb({ url: given.databaseUrl, poolSize: 2, onError: () => undefined });
  const couples = await sendQuotes(db, config, given.days);
  const webhooks = reportCharges(given.baseUrl, given.bank, given.steps);
  let begun = 0;

  const inTurn = async (of: readonly QuotedCouple[], act: (couple: QuotedCouple) => Promise<void>) => {
    const left = [...of];
    const work = async () => {
      for (let couple = left.shift(); couple; couple = left.shift()) await act(couple);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };

  return {
    couples: couples.length,
    begun: () => begun,
    async sayYes(pace) {
      await inTurn(couples, async (couple) => {
        while (begun >= pace.allowed) await wait(5);
        begun += 1;
        await sayYes(given, couple);
      });
    },
    async settle(say) {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await (given.isHurried ? hurry(db, config) : untilNothingIsOpen(db));
        const unpaid = await findUnpaid(db, couples);
        say(`round ${round}: ${unpaid.length} couples pay again`);
        if (unpaid.length === 0) break;
        await inTurn(unpaid, (couple) => payAgain(given, couple));
      }
      const figures = await readQuoteFigures(db, given.bank, couples);
      return { ...figures, webhooks: webhooks.sent() };
    },
    async close() {
      await webhooks.stop();
      await db.close();
    },
  };
}

async function untilNothingIsOpen(db: Db): Promise<void> {
  const startedAt = performance.now();
  while ((await hasOpenMoney(db)) && performance.now() - startedAt < OPEN_LIMIT_MS) await wait(500);
}

/** What a worker would do in a few minutes. */
async function hurry(db: Db, config: Config): Promise<void> {
  const log = createLog('silent');
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: 'chaos@bellbird.example', log });
  const clock = { now: () => new Date(Date.now() + HURRY_MS) };
  try {
    const { quotes } = createPaymentServices({ config, db, clock, log, mailer });
    await quotes.reconciliation.reconcile();
    await quotes.refunds.refundDue();
  } finally {
    mailer.close();
  }
}
