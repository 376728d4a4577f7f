import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from './paths.ts';
import { type Plan, causeInTurn } from './chaos-events.ts';
import { type Figures, readFigures, untilSettled } from './chaos-figures.ts';
import { type Outside, startOutside } from './chaos-outside.ts';
import { INSTALMENTS, payInstalments, readPaymentFigures } from './chaos-payments.ts';
import { type QuoteChaos, startQuoteChaos } from './chaos-quotes.ts';
import { type Steps, watchSteps } from './chaos-steps.ts';
import { openStreams } from './chaos-streams.ts';
import { type Vendor, signInVendor } from './chaos-vendor.ts';
import { ownSettings } from './own-settings.ts';
import { type Product, startProduct } from './product.ts';
import type { Settings } from './settings.ts';

export type ChaosOptions = {
  folder: string;
  writes: number;
  plan: Plan;
  streams: number;
  withPayments: boolean;
  /** Days for which couples say yes to a quote. */
  quotes: number;
  /** What was interrupted is looked up at once, not when the jobs of the product are due. */
  isHurried?: boolean;
  say: (line: string) => void;
};

const WRITERS = 6;
const HEAR_LIMIT_MS = 30_000;

/**
 * Vendors write to couples, pay and follow what happens, and couples say yes to quotes, while server and database are
 * killed again and again, the clock jumps, and mail server, phone company, bank and bucket have a bad day.
 */
export async function runChaos(options: ChaosOptions): Promise<Figures> {
  // However the run ends, nothing may keep its process alive. Not `await using`: the tool of the import rules can't
  // read it yet.
  const cleanup = new AsyncDisposableStack();
  try {
    return await runWith(cleanup, options);
  } finally {
    await cleanup.disposeAsync();
  }
}

async function runWith(cleanup: AsyncDisposableStack, options: ChaosOptions): Promise<Figures> {
  const { folder, say, writes } = options;
  const steps = watchSteps();
  const outside = cleanup.adopt(await startOutside(steps), (started) => started.close());
  const clockFile = join(folder, 'clock-shift');
  writeFileSync(clockFile, '0');
  const settings = await ownSettings(folder, {
    ...outside.environment,
    LOG_LEVEL: 'error',
    CLOCK_SHIFT_FILE: clockFile,
  });
  const output = { raw: false, folder: join(folder, 'logs'), say: () => undefined } as const;
  const serverFlags = ['--import', inProject('scripts/support/shifted-clock.ts')];
  const product = cleanup.adopt(
    await startProduct({ settings, say: () => undefined, output, buildPanel: false, serverFlags }),
    (started) => started.stop(),
  );
  const { baseUrl } = settings;
  const vendor = await signInVendor(baseUrl);
  const payment = options.withPayments && {
    paymentId: await vendor.setUpPayment(INSTALMENTS),
    cardId: await vendor.saveCard(outside.bank.newCard()),
  };
  const quotes = options.quotes > 0 ? await openQuotes(options, { settings, product, outside, steps }) : undefined;
  cleanup.defer(async () => quotes?.close());
  const streams = cleanup.adopt(await openStreams(baseUrl, vendor, options.streams), (opened) => opened.close());
  outside.worsen();
  const stopped = new AbortController();
  const begun = () => (quotes ? quotes.begun() / quotes.couples : 1);
  const progress = () => Math.min(vendor.acknowledged.size / writes, begun());
  const pace = { allowed: 0 };
  const couplesPace = { allowed: 0 };
  const allowUpTo = (part: number) => {
    pace.allowed = Math.ceil(part * writes) + (part < 1 ? WRITERS : 0);
    couplesPace.allowed = Math.ceil(part * (quotes?.couples ?? 0)) + WRITERS;
  };
  const stage = { product, baseUrl, clockFile, steps, progress, allowUpTo, say };
  const happening = causeInTurn(options.plan, stage);
  const paying = payment && payInstalments({ vendor, ...payment }, stopped.signal);
  const working = Promise.all([
    writeAll(vendor, writes, pace),
    quotes?.sayYes(couplesPace).finally(() => steps.end()) ?? steps.end(),
  ]);
  // Without what happens nobody is allowed to go on: its failure is the failure of the run.
  await Promise.race([working, happening.then(() => working)]);
  stopped.abort();
  const recoveries = await happening;
  await paying;
  outside.recover();
  say(`${vendor.acknowledged.size} acknowledged; waiting until nothing is on its way any more`);
  const hearing = await streams.countHearing(() => vendor.write(writes + 1), HEAR_LIMIT_MS);
  const settledMs = await untilSettled(product.databaseUrl);
  const figures = await readFigures({
    databaseUrl: product.databaseUrl,
    storageUrl: outside.storageUrl,
    vendor,
    taken: outside.taken(),
    recoveries,
    settledMs,
    streams: { silent: options.streams - hearing, reconnections: streams.reconnections() },
  });
  const payments = options.withPayments && (await readPaymentFigures(product.databaseUrl, outside.bank));
  const agreed = quotes && { quotes: await quotes.settle(say) };
  return { ...figures, ...payments, ...agreed };
}

type Parts = { settings: Settings; product: Product; outside: Outside; steps: Steps };

function openQuotes(options: ChaosOptions, { settings, product, outside, steps }: Parts): Promise<QuoteChaos> {
  return startQuoteChaos({
    baseUrl: settings.baseUrl,
    databaseUrl: product.databaseUrl,
    environment: settings.environment,
    bank: outside.bank,
    steps,
    days: options.quotes,
    isHurried: options.isHurried ?? false,
  });
}

async function writeAll(vendor: Vendor, writes: number, pace: { readonly allowed: number }): Promise<void> {
  let next = 0;
  const writer = async () => {
    while (next < writes) {
      if (next < pace.allowed) await vendor.write((next += 1));
      else await wait(5);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}
