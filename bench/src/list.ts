import { type Page, chromium } from '@playwright/test';
import { Client } from 'pg';
import { signIn } from '../../e2e/support/sign-in.ts';
import { withProduct } from '../../scripts/support/with-product.ts';
import { prepareBrowser, wholeBrowser } from './own-browser.ts';
import type { Finding } from './report.ts';

const LEADS = 10_000;
const PAGES = 10;
const LETTERS = 200;
const WHEEL_TURNS = 30;

/** How a vendor with 10,000 couples experiences list, board and composer: tasks longer than 50 ms in a real browser. */
export async function benchList(): Promise<Finding[]> {
  prepareBrowser();
  return withProduct({ name: 'list', say: console.log }, async ({ settings, databaseUrl, atEnd }) => {
    const browser = await chromium.launch(wholeBrowser());
    atEnd(() => browser.close());
    const leadId = await fill(databaseUrl);
    const page = await browser.newPage({ baseURL: settings.baseUrl, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watch);
    await signIn(page, 'demo');
    return [...(await leaf(page)), ...(await roam(page)), ...(await write(page, leadId))];
  });
}

/** Ten thousand couples for one vendor of the demo, a tenth of them waiting, and one with a long conversation. */
async function fill(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; customer_id: number }>(
      `with model as (
         select l.* from leads l join providers p on p.id = l.provider_id
         where p.name = 'Wattle Creek Barn' and l.deleted_at is null order by l.id limit 1
       ), made as (
         insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name, created_at, status, organization_date,
           guests, budget, read_at, waiting_since)
         select customer_id, provider_id, couple_id, (700000 + n)::text, 'Ada' || n || ' & Bea' || n, now() - interval '10 minutes' * n,
           (array['new', 'pending', 'negotiating', 'offer_made', 'rejected'])[1 + n % 5], date '2027-01-01' + n % 600, 40 + n % 200,
           5000 + n, now(), case when n % 10 = 0 then now() - interval '10 minutes' * n end
         from model, generate_series(1, $1) n returning id, customer_id, extension_number
       ) select id, customer_id from made order by extension_number limit 1`,
      [LEADS],
    );
    const [lead] = rows;
    if (!lead) throw new Error('The demo has no barn.');
    await client.query(
      `insert into lead_messages (customer_id, lead_id, type, direction, body, state, created_at)
       select $1, $2, 'email', case when n % 2 = 0 then 'in' else 'out' end, repeat('Is our date still free? ', 8),
         case when n % 2 = 0 then 'received' else 'sent' end, now() - interval '1 hour' * n from generate_series(1, 200) n`,
      [lead.customer_id, lead.id],
    );
    await client.query('analyze leads');
    return lead.id;
  } finally {
    await client.end();
  }
}

type Watched = { longTasks: number[] };

/** Runs in the page: collects the duration of long tasks. */
function watch(): void {
  const kept: number[] = [];
  (globalThis as unknown as Watched).longTasks = kept;
  new PerformanceObserver((list) => kept.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask' as never,
  });
}

/** The long tasks during an action, once the page is idle again. */
async function heldUp(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    (globalThis as unknown as Watched).longTasks.length = 0;
  });
  await work();
  await page.evaluate(() => {
    const { requestIdleCallback } = globalThis as unknown as { requestIdleCallback: (rested: () => void) => void };
    return new Promise<void>((resolve) => requestIdleCallback(resolve));
  });
  return page.evaluate(() => (globalThis as unknown as Watched).longTasks);
}

function findingsOf(what: string, tasks: readonly number[], atMost: number, per = 1): Finding[] {
  return [
    { what: `${what}: long tasks`, value: tasks.length / per, unit: '', budget: { atMost } },
    { what: `${what}: the longest`, value: Math.max(0, ...tasks), unit: 'ms' },
  ];
}

/** Pages through the list with its largest page size, and scrolls one page. */
async function leaf(page: Page): Promise<Finding[]> {
  await page.goto('/leads?limit=100');
  const rows = page.getByRole('table', { name: 'Couples' }).locator('tbody tr');
  await rows.nth(99).waitFor();
  const paging = await heldUp(page, async () => {
    for (let next = 2; next <= PAGES; next += 1) {
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.getByText(new RegExp(`^${(next - 1) * 100 + 1}–`)).waitFor();
    }
  });
  const scrolling = await heldUp(page, () => scroll(page));
  return [
    ...findingsOf('list of 10,000: a page of 100', paging, 0.5, PAGES - 1),
    ...findingsOf('list of 10,000: scrolled', scrolling, 0),
  ];
}

/** The board for the same couples: it shows the newest of each column. */
async function roam(page: Page): Promise<Finding[]> {
  await page.goto('/leads?view=board');
  const cards = page.getByRole('main').locator('article');
  await cards.nth(100).waitFor();
  const scrolling = await heldUp(page, () => scroll(page));
  return [
    { what: 'board of 10,000: cards drawn', value: await cards.count(), unit: '', budget: { atMost: 250 } },
    ...findingsOf('board of 10,000: scrolled', scrolling, 0),
  ];
}

/** Types beside a long conversation. */
async function write(page: Page, leadId: number): Promise<Finding[]> {
  await page.goto(`/leads/${leadId}?activeTab=messages`);
  const composer = page.getByRole('group', { name: 'Your answer' });
  await composer.getByRole('textbox', { name: /Write to/ }).click();
  const editor = composer.locator('.ProseMirror');
  await editor.pressSequentially('x');
  const typing = await heldUp(page, () => editor.pressSequentially('See you soon. '.repeat(LETTERS / 14)));
  return findingsOf(`composer: ${LETTERS} letters beside 50 messages`, typing, 0);
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 600);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? 400 : -400);
}
