import { type Page, expect, test } from '@playwright/test';
import { CARDS, disputeCharge, loseDispute, transfer, typeCard } from '../support/bank.ts';
import { dayFromNow } from '../support/budget.ts';
import { composer, conversation } from '../support/conversation.ts';
import { type EmptyProduct, startEmptyProduct } from '../support/empty-product.ts';
import { findMail, findMailPath, listSubjects } from '../support/mailbox.ts';
import { type Couple, actAsCouple, askForQuote, dial, hasRung } from '../support/marketplace.ts';
import { dismissModals } from '../support/modals.ts';
import { callAs } from '../support/own-session.ts';
import { fillSignIn, waitForPanel } from '../support/sign-in.ts';
import { openOnceDecided } from '../support/team.ts';
import { generateCode } from '../support/two-factor.ts';

// One instance, on which one thing follows from another, as for the team that starts it.
test.describe.configure({ mode: 'serial' });

const RUTH = 'ruth@bellbird.example';
const IMOGEN = 'imogen@tannery.example';
const COUPLE = { name: 'Priya & Tom', email: 'priya@example.com', phone: '+61491570156' };
const PASSWORD = 'a-long-wedding';
const BEGINNING = new Date();

let product: EmptyProduct | undefined;
let desk: Page;
let panel: Page;
let providerId: number;
let leadId: number;

test.beforeAll(async ({ browser }) => {
  // Every migration runs on a new database, while other journeys use the machine.
  test.setTimeout(600_000);
  const started = await startEmptyProduct();
  product = started;
  const open = async () => {
    const context = await browser.newContext({ baseURL: started.baseUrl });
    await dismissModals(context);
    return context.newPage();
  };
  desk = await open();
  panel = await open();
});
test.afterAll(async () => {
  // The pages go with the browser.
  await product?.stop();
});

async function choosePassword(page: Page, save: string): Promise<void> {
  await waitForPanel(page);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.getByRole('button', { name: save }).click();
}

async function publish(): Promise<void> {
  await desk.getByRole('button', { name: 'Review and publish' }).click();
  const review = desk.getByRole('dialog', { name: 'Review and publish' });
  await review.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(desk.getByText('1 change published')).toBeVisible();
}

/** By the navigation, whose entries may have a count. */
const goTo = (path: string) => desk.getByRole('navigation').locator(`a[href="${path}"]`).first().click();

async function openCustomer(): Promise<void> {
  await goTo('/desk/customers');
  await desk.getByRole('link', { name: 'The Tannery' }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: 'The Tannery' })).toBeVisible();
}

test('the first person of the team is made by a command, chooses a password and sets up the second step', async () => {
  await product?.account('staff', '--name', 'Ruth Okafor', '--email', RUTH);
  await desk.goto(await findMailPath(RUTH, BEGINNING, '/password-reset/'));
  await choosePassword(desk, 'Save new password');
  await fillSignIn(desk, RUTH, PASSWORD);
  await expect(desk.getByText('Set up two-step sign-in to open the desk.')).toBeVisible();
  await desk.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await dialog.getByRole('textbox', { name: 'Code from your app' }).fill(generateCode(key));
  await desk.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(desk.getByText('10 recovery codes left.')).toBeVisible();
  await desk.goto('/desk');
  await expect(desk.getByText('Nothing is waiting')).toBeVisible();

  // Somebody new is shown around, and never again once they know their way.
  await desk.getByRole('region', { name: 'Start with the queue' }).getByRole('button', { name: 'Next' }).click();
  await expect(desk.getByRole('region', { name: 'Add your colleagues' })).toBeVisible();
  await Promise.all([
    desk.waitForResponse((answer) => answer.url().endsWith('/api/desk/tour')),
    desk.getByRole('button', { name: 'Dismiss the tour' }).click(),
  ]);
  await desk.reload();
  await expect(desk.getByText('Nothing is waiting')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Dismiss the tour' })).toHaveCount(0);
});

test('the team publishes a price, and makes a customer with a provider', async () => {
  await goTo('/desk/catalogue');
  await desk.getByRole('button', { name: 'Edit Plus' }).click();
  const form = desk.getByRole('dialog', { name: 'Edit Plus' });
  await form.getByRole('button', { name: 'Add a price' }).click();
  await form.getByRole('combobox', { name: 'Type of category' }).last().click();
  await desk.getByRole('option', { name: 'Venues' }).click();
  await form.getByLabel('From').last().fill('01.01.2026');
  await form.getByLabel('Price including GST').last().fill('1000');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await publish();

  await goTo('/desk/customers');
  await desk.getByRole('button', { name: 'Add a customer' }).click();
  const customer = desk.getByRole('dialog', { name: 'Add a customer' });
  await customer.getByLabel('Company name').fill('The Tannery');
  await customer.getByLabel('First name').fill('Imogen');
  await customer.getByLabel('Email').fill(IMOGEN);
  await customer.getByRole('button', { name: 'Add and invite' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'The Tannery' })).toBeVisible();
  await desk.getByRole('button', { name: 'Add a provider' }).click();
  const provider = desk.getByRole('dialog', { name: 'Add a provider' });
  await provider.getByLabel('Name as couples know it').fill('The Tannery');
  for (const [field, option] of [
    ['Category', 'Venues'],
    ['City', 'South Coast'],
  ] as const) {
    await provider.getByRole('combobox', { name: field }).click();
    await desk.getByRole('option', { name: option }).click();
  }
  await provider.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(desk.getByText('The Tannery added')).toBeVisible();
});

test('the vendor accepts the invitation, a couple asks and reads the answer', async () => {
  await panel.goto(await findMailPath(IMOGEN, BEGINNING, '/register/'));
  await choosePassword(panel, 'Save and continue');
  await fillSignIn(panel, IMOGEN, PASSWORD);
  await panel.getByRole('link', { name: 'Providers' }).click();
  const link = await panel.getByRole('link', { name: 'The Tannery' }).first().getAttribute('href');
  providerId = Number(/\d+/.exec(link ?? '')?.[0]);

  const since = new Date();
  ({ leadId } = await askForQuote(providerId, COUPLE, { organizationDate: '2027-04-10', message: 'Is April free?' }));
  await panel.goto(`/leads/${leadId}`);
  await expect(conversation(panel).getByText('Is April free?')).toBeVisible();
  await composer(panel).getByRole('textbox').last().fill('April is free. Come and see us.');
  await composer(panel).getByRole('button', { name: 'Send reply' }).click();
  await expect(conversation(panel).getByRole('log').getByText('April is free. Come and see us.')).toBeVisible();
  await findMail(COUPLE.email, since, 'April is free. Come and see us.');
});

test('the vendor buys the package at the published price, and the team sees it paid', async () => {
  await panel.goto(`/providers/${providerId}/payments?tab=packages`);
  await panel.getByRole('link', { name: 'Choose Plus' }).click();
  await expect(panel.getByTestId('total')).toHaveText('A$1,000.00');
  await typeCard(panel, CARDS.pays, 'Imogen Hart');
  await panel.getByRole('button', { name: 'Pay A$1,000.00' }).click();
  await expect(panel.getByRole('heading', { name: 'Thank you, you’re live' })).toBeVisible();
  await openCustomer();
  await expect(desk.getByText(/^Plus until \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await expect(desk.getByText('Bellbird received a payment')).toBeVisible();
});

test('a number from the pool rings at the vendor, who sees the couple’s call', async () => {
  await goTo('/desk/numbers');
  await desk.getByRole('button', { name: 'Compare with the gateway' }).click();
  const free = desk.getByRole('row').filter({ hasText: 'Free' }).first();
  await expect(free).toBeVisible();
  await openCustomer();
  await desk.getByRole('button', { name: 'Numbers of The Tannery' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Numbers of The Tannery' });
  const offered = dialog.getByRole('group', { name: 'Free numbers' }).getByRole('button').first();
  const number = await offered.innerText();
  await offered.click();
  await dialog.getByLabel('Redirects to').fill('0491 570 158');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Numbers saved')).toBeVisible();
  await dial({ from: COUPLE.phone, to: number });
  await panel.goto(`/leads/${leadId}`);
  await panel.getByText('Call data', { exact: true }).first().click();
  await expect(panel.getByText('They called you')).toBeVisible();

  await panel.goto('/providers');
  await panel.getByRole('button', { name: 'More for The Tannery' }).click();
  await panel.getByRole('menuitem', { name: 'Phone number' }).click();
  const phone = panel.getByRole('dialog', { name: 'Phone number of The Tannery' });
  await phone.getByLabel('Calls ring at').fill('0491 570 159');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('The Tannery: phone number saved')).toBeVisible();
  expect(await hasRung('+61491570159')).toBe(false);
  await dial({ from: COUPLE.phone, to: number });
  expect(await hasRung('+61491570159')).toBe(true);
});

test('a message opens by itself at the vendor, the team sees that it was read, and a stop ends it', async () => {
  const write = async (title: string) => {
    await desk.getByRole('button', { name: 'Write a message' }).click();
    const form = desk.getByRole('dialog', { name: 'Write a message' });
    await form.getByRole('checkbox', { name: 'South Coast' }).check();
    await expect(form.getByText(/^Reaches 1 person/)).toBeVisible();
    await form.getByRole('combobox', { name: 'Send as' }).click();
    await desk.getByRole('option', { name: 'Modal that opens by itself' }).click();
    await form.getByLabel('Title').first().fill(title);
    await form.getByLabel('Text').first().fill('Tell us your dates by Friday.');
    await form.getByRole('button', { name: 'Send' }).click();
  };
  const modal = (title: string) => panel.getByRole('dialog', { name: title });
  await panel.goto('/todo');
  await goTo('/desk/messages');
  await write('Open days in autumn');
  await expect(modal('Open days in autumn').getByText('Tell us your dates by Friday.')).toBeVisible();
  const read = panel.waitForResponse((answer) => answer.url().endsWith('/actions') && answer.ok());
  await modal('Open days in autumn').getByRole('button', { name: 'Close' }).click();
  await read;
  await expect(modal('Open days in autumn')).toHaveCount(0);
  await desk.reload();
  await desk.getByRole('button', { name: 'People who got ‘Open days in autumn’' }).click();
  await expect(desk.getByRole('dialog').getByRole('row').filter({ hasText: 'Imogen' })).toContainText('Read on');
  await desk.keyboard.press('Escape');

  // One in a visit: the next one needs another.
  await panel.reload();
  await write('With a wrong date');
  await expect(modal('With a wrong date')).toBeVisible();
  await desk.getByRole('button', { name: 'Stop ‘With a wrong date’' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect(modal('With a wrong date')).toHaveCount(0);
});

test('a coupon lowers the price of a film, which the team then delivers', async () => {
  await goTo('/desk/catalogue');
  await desk.getByRole('tab', { name: 'Campaigns and coupons' }).click();
  await desk.getByRole('button', { name: 'Add a campaign or coupon' }).click();
  const form = desk.getByRole('dialog', { name: 'Add a campaign or coupon' });
  await form.getByLabel('Name').first().fill('Half a film');
  await form.getByLabel('Coupon code').fill('FILM50');
  await form.getByLabel('Percent off').fill('50');
  await form.getByLabel('From').fill('01.01.2026');
  await form.getByLabel('Until').fill('31.12.2030');
  await form.getByLabel('Only this package or extra').fill('Film at your place');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await publish();

  await panel.goto(`/providers/${providerId}/payments?tab=packages`);
  await panel.getByRole('link', { name: 'Order Film at your place' }).click();
  await panel.getByRole('button', { name: 'Have a coupon?' }).click();
  await panel.getByRole('textbox', { name: 'Coupon' }).fill('film50');
  await panel.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(panel.getByTestId('total')).toHaveText('A$742.50');
  await panel.getByRole('button', { name: 'Pay A$742.50' }).click();
  await expect(panel.getByRole('heading', { name: 'Thank you, you’re live' })).toBeVisible();

  await goTo('/desk/orders');
  await desk.getByRole('button', { name: 'Take over Film at your place, The Tannery' }).click();
  await desk.getByRole('button', { name: 'Set a day for Film at your place, The Tannery' }).click();
  const day = desk.getByRole('dialog');
  await day.getByLabel('Day').fill('02.12.2030');
  await day.getByLabel('Message to the vendor').fill('We arrive at nine.');
  await day.getByRole('button', { name: 'Set day' }).click();
  await expect(day).toHaveCount(0);
  await panel.goto(`/providers/${providerId}/payments?tab=packages`);
  await expect(panel.getByRole('region', { name: 'Your orders' })).toContainText('On 02.12.2030. We arrive at nine.');
});

test('on hold, couples can’t ask; the vendor reads why, and the team releases it', async () => {
  const since = new Date();
  await openCustomer();
  await desk.getByRole('button', { name: 'Put The Tannery on hold' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Put The Tannery on hold?' });
  await dialog.getByLabel('Reason, as the vendor reads it').fill('Your insurance has run out.');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(desk.getByText('On hold by the team: Your insurance has run out.')).toBeVisible();
  await findMail(IMOGEN, since, 'We’ve put The Tannery on hold');
  const request = () => askForQuote(providerId, { name: 'Mia & Lou', email: 'mia@example.com' });
  await expect(request()).rejects.toThrow('provider_on_hold');
  await panel.goto('/providers');
  await expect(panel.getByText('The reason: Your insurance has run out.')).toBeVisible();
  await desk.getByRole('button', { name: 'Release The Tannery' }).click();
  await expect(desk.getByText('The Tannery is visible again')).toBeVisible();
  await request();
});

test('the team ends the package, the vendor is on the limited one, and gets it back', async () => {
  const since = new Date();
  await desk.getByRole('button', { name: 'End package of The Tannery' }).click();
  const dialog = desk.getByRole('dialog', { name: 'End Plus of The Tannery?' });
  await dialog.getByLabel('Reason, as the vendor reads it').fill('Sold by mistake.');
  await dialog.getByRole('button', { name: 'End package' }).click();
  await expect(desk.getByText('Ruth Okafor ended Plus early: Sold by mistake.')).toBeVisible();
  await findMail(IMOGEN, since, 'The reason: Sold by mistake.');
  await panel.goto(`/providers/${providerId}/payments?tab=packages`);
  await expect(panel.getByRole('link', { name: 'Choose Plus' })).toBeVisible();
  await desk.getByRole('button', { name: 'Give back Plus to The Tannery' }).click();
  await expect(desk.getByText(/^Plus until/)).toBeVisible();
  await panel.goto('/providers');
  await expect(panel.getByText(/^Plus, until/)).toBeVisible();
});

/** Opens the oldest item of a kind in the queue. */
async function openQueue(kind: string, words: string): Promise<void> {
  await desk.goto(`/desk/queue?kind=${kind}`);
  await expect(desk.getByRole('article').getByText(words).first()).toBeVisible();
}

test('the team makes the customer prime until a day: the panel turns golden, and an adviser chats', async () => {
  await openCustomer();
  await desk.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Edit The Tannery' });
  await dialog.getByLabel('Prime until').fill('31.12.2030');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Prime until 31.12.2030')).toBeVisible();
  await panel.goto('/todo');
  await expect(panel.getByTestId('brand-prime').first()).toBeVisible();
  await expect(panel.getByRole('complementary', { name: 'Live chat' })).toBeVisible();
});

test('the team matches a transfer that fits nothing, and refunds it', async () => {
  type Price = { id: number; name: string; amountCents: number };
  const prices = await callAs<Price[]>(panel, 'get', `/provider-product-price?providerId=${providerId}`);
  const film = prices.find(({ name }) => name === 'Your own film, finished by us');
  const order = { providerId, productId: film?.id, type: 'bank_transfer', installments: 1 };
  await callAs(panel, 'post', '/payments', order);
  await transfer('for the film', String((film?.amountCents ?? 0) / 100));
  await desk.goto('/desk/money?view=transfers');
  await desk.getByRole('button', { name: 'Match the transfer for the film' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Choose: The Tannery' }).click();
  await expect(desk.getByText('Transfer matched')).toBeVisible();
  await panel.goto(`/providers/${providerId}/payments`);
  await expect(panel.getByRole('row').filter({ hasText: 'Your own film' })).toContainText('Paid');

  const since = new Date();
  await desk.goto('/desk/money');
  const received = desk.getByRole('row').filter({ hasText: 'Your own film' });
  await received.getByRole('button', { name: 'Refund The Tannery' }).click();
  const refund = desk.getByRole('dialog');
  await refund.getByLabel('Reason').fill('Ordered twice.');
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(desk.getByText('Refund saved')).toBeVisible();
  await findMail(IMOGEN, since, 'We’ve refunded');
});

test('a request to be called is a task of the account manager, with a mail, until it is done', async () => {
  const since = new Date();
  const [{ id: customerId } = { id: 0 }] = await callAs<{ id: number }[]>(desk, 'get', '/desk/customers');
  const note = 'Please call me about the film.';
  await callAs(panel, 'post', '/customers/actions', { customerId, type: 'contact_request', note });
  await openQueue('contact_request', note);
  await expect(desk.getByRole('article')).toContainText('Yours');
  await findMail(RUTH, since, note);
  await desk.keyboard.press('a');
  await expect(desk.getByText('Done: Call back, please')).toBeVisible();
  await expect(desk.getByText('Nothing is waiting')).toBeVisible();
});

test('the team edits the company’s details, the vendor finds them in the settings; who waits is reminded', async () => {
  await openCustomer();
  await desk.getByRole('button', { name: 'Edit company details' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Company details' });
  await dialog.getByLabel('ABN').fill('51 824 753 556');
  await dialog.getByLabel('Address').fill('1 Queen Street, Berry');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Company details saved')).toBeVisible();
  await panel.goto('/settings');
  await expect(panel.getByText('ABN 51 824 753 556 · 1 Queen Street, Berry')).toBeVisible();

  const since = new Date();
  await goTo('/desk');
  await desk.getByRole('button', { name: 'Remind them: The Tannery' }).click();
  await expect(desk.getByText('Ruth Okafor reminded them today')).toBeVisible();
  const words = /waiting for The Tannery$/;
  await expect.poll(() => listSubjects(IMOGEN, since)).toContainEqual(expect.stringMatching(words));
  await panel.goto('/todo');
  await expect(panel.getByText(words).first()).toBeVisible();
});

const SAID = 'The cake was late, but the trees were lovely.';
let reported: Couple;

test('a request that is no spam goes back to the vendor, a comment is published: the team decides in its queue', async () => {
  reported = await askForQuote(providerId, { name: 'Zoe & Max', email: 'zoe@example.com' });
  await callAs(panel, 'post', `/leads/${reported.leadId}/actions`, { type: 'report_spam', reasonId: 1 });
  await openQueue('lead_report', 'Zoe & Max');
  await desk.keyboard.press('r');
  const refusal = desk.getByRole('dialog', { name: 'Why are you rejecting this?' });
  await refusal.getByRole('button', { name: 'the couple is known to us' }).click();
  await refusal.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText(/^Rejected: Zoe & Max/)).toBeVisible();

  const couple = await askForQuote(providerId, { name: 'Layla & Marcus', email: 'layla@example.com' });
  const deal = { leadId: couple.leadId, price: 9000, weddingDate: dayFromNow(-8) };
  await callAs(panel, 'post', '/couple-providers', deal);
  await actAsCouple(couple, 'comments', { rating: 2, comments: SAID });
  await openQueue('testimonial', SAID);
  await desk.keyboard.press('a');
  await expect(desk.getByText('Approved: Layla & Marcus, 2 of 5')).toBeVisible();
});

test('to-dos are made by rules: what the listing lacks, and a request that fits a price', async () => {
  type Form = { id: number; fieldName: string };
  const forms = await callAs<Form[]>(panel, 'get', '/provider-forms');
  const formId = forms.find(({ fieldName }) => fieldName === 'tagline')?.id;
  const path = `/provider-data/${providerId}/forms`;
  const { version } = await callAs<{ version: number }>(panel, 'get', path);
  await callAs(panel, 'put', path, { version, values: [{ formId, value: 'Long tables under apple trees' }] });

  type Named = { id: number; name: string };
  const types = await callAs<Named[]>(panel, 'get', '/catalog-types');
  const catalogTypeId = types.find(({ name }) => name === 'Reception packages')?.id;
  const items = await callAs<{ options: Named[] }[]>(
    panel,
    'get',
    `/catalog-items?catalogTypeId=${catalogTypeId}&providerCategoryId=1`,
  );
  const catalogItemOptionId = items[0]?.options.find(({ name }) => name === 'Full reception package')?.id;
  const prices = ['weekday', 'weekend'].map((weekPeriod) => ({
    catalogItemOptionId,
    weekPeriod,
    price: 165,
    unit: 60,
  }));
  const expireAt = dayFromNow(60);
  const menus = [{ name: 'Feast', type: 'per_person', price: 98, minGuests: 60, maxGuests: 160, expireAt }];
  const catalog = { name: 'Receptions', expireAt, prices, menus };
  await callAs(panel, 'post', '/customer-catalogs', { ...catalog, providerId, catalogTypeId });
  const ida = { name: 'Ida & Noor', email: 'ida@example.com' };
  await askForQuote(providerId, ida, { guests: 60, budget: 20_000 });

  await panel.goto('/todo');
  await expect(panel.getByText('Complete your listing')).toBeVisible();
  await expect(panel.getByText('Send Ida & Noor a quick offer')).toBeVisible();
});

test('the couple and the comment show what the team decided; the vendor disputes the comment', async () => {
  const genuine = panel.getByText(/^The marketplace team found this request genuine/);
  await openOnceDecided(panel, `/leads/${reported.leadId}`, genuine);
  await panel.goto(`/leads/${reported.leadId}?activeTab=interactions`);
  await expect(panel.getByText('The team found the request genuine').first()).toBeVisible();

  const dispute = panel.getByRole('button', { name: 'Ask us to take down the comment by Layla & Marcus' });
  await openOnceDecided(panel, '/provider-testimonials', dispute);
  await dispute.click();
  const dialog = panel.getByRole('dialog', { name: 'Ask us to take down the comment by Layla & Marcus' });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await panel.getByRole('option', { name: 'Not a customer' }).click();
  await dialog.getByLabel('What’s wrong with it?').fill('We have no cakes.');
  await dialog.getByRole('button', { name: 'Send to the team' }).click();
  await expect(panel.getByText('The marketplace team is reading it again.')).toBeVisible();
  await openQueue('testimonial_dispute', 'We have no cakes.');
  await desk.keyboard.press('a');
  await expect(desk.getByText(/^Approved: Take down/)).toBeVisible();
});

type Entry = { key: string; published: Record<string, unknown> };

/** Changes an entry of the catalogue, or adds one, as its form does; without a name it is new. */
async function publishEntry(kind: string, name: string | null, change: (before: Entry['published']) => object) {
  const entries = await callAs<Entry[]>(desk, 'get', `/desk/catalogue?kind=${kind}`);
  const entry = name === null ? undefined : entries.find(({ published }) => published['name'] === name);
  const value = { ...entry?.published, ...change(entry?.published ?? {}) };
  const draft = { kind, key: entry?.key ?? null, draft: null, value };
  const { id } = await callAs<{ id: number }>(desk, 'put', '/desk/catalogue/drafts', draft);
  await callAs(desk, 'post', '/desk/catalogue/publications', { drafts: [{ id, version: 1 }] });
}

test('places, questions and agreements: what the team publishes, vendors choose from, answer and accept again', async () => {
  const gallery = `/providers/${providerId}/gallery`;
  const askedFor = panel.getByText('please read and accept the content agreement');
  await panel.goto(gallery);
  await panel.getByRole('button', { name: 'Read and accept' }).click();
  await panel.getByRole('button', { name: 'I agree' }).click();
  await expect(askedFor).toHaveCount(0);

  const text = await callAs<{ title: string }>(panel, 'get', '/agreement-texts?type=content');
  await goTo('/desk/catalogue');
  await desk.getByRole('tab', { name: 'Agreements' }).click();
  await desk.getByRole('button', { name: `Edit ${text.title}` }).click();
  const form = desk.getByRole('dialog', { name: `Edit ${text.title}` });
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Content agreement of 2027');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await publish();
  await panel.goto(gallery);
  await expect(askedFor).toBeVisible();
  await panel.getByRole('button', { name: 'Read and accept' }).click();
  await expect(panel.getByRole('dialog', { name: 'Content agreement of 2027' })).toBeVisible();

  const words = { labelTr: '', labelAr: '', help: '', helpTr: '', helpAr: '' };
  const rules = {
    required: false,
    isPublicText: false,
    min: null,
    max: null,
    advisedMin: null,
    weight: 0,
    options: [],
  };
  const question = { label: 'A room for children', group: 'details', type: 'text', categoryTypes: [], position: 900 };
  await publishEntry('question', null, () => ({ ...words, ...rules, ...question }));
  await panel.goto(`/providers/${providerId}/info/details`);
  await expect(panel.getByLabel('A room for children')).toBeVisible();

  await publishEntry('city', 'South Coast', ({ districts }) => ({
    districts: [...(districts as object[]), { id: null, name: 'Bawley Point' }],
  }));
  await openCustomer();
  await desk.getByRole('button', { name: 'Add a provider' }).click();
  const provider = desk.getByRole('dialog', { name: 'Add a provider' });
  await provider.getByLabel('Name as couples know it').fill('The Old Mill');
  for (const [field, option] of [
    ['Category', 'Venues'],
    ['City', 'South Coast'],
    ['District', 'Bawley Point'],
  ] as const) {
    await provider.getByRole('combobox', { name: field }).click();
    await desk.getByRole('option', { name: option }).click();
  }
  await provider.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(desk.getByText('The Old Mill added')).toBeVisible();
  await panel.goto('/providers');
  await expect(panel.getByRole('row').filter({ hasText: 'The Old Mill' })).toContainText('Bawley Point, South Coast');
});

test('a comment that the team took down is gone for couples; a payer’s bank takes money back, and what it paid for ends', async () => {
  await openOnceDecided(
    panel,
    '/provider-testimonials',
    panel.getByText('You asked us to take this comment down, and we did.'),
  );
  await panel.goto(`/providers/${providerId}/preview`);
  await expect(panel.getByRole('heading', { name: 'The Tannery' }).first()).toBeVisible();
  await expect(panel.getByText(SAID)).toHaveCount(0);

  const disputes = '/desk/money?view=disputes&all=true';
  const row = desk.getByRole('row').filter({ hasText: 'The Tannery' });
  const id = await disputeCharge('Imogen Hart', 74_250);
  await openOnceDecided(desk, disputes, row.filter({ hasText: 'Open' }));
  await expect(row).toContainText('A$742.50');
  await panel.goto('/todo');
  await expect(panel.getByText('Your bank is checking a payment of A$742.50')).toBeVisible();
  await loseDispute(id);
  await openOnceDecided(desk, disputes, row.filter({ hasText: 'Lost' }));
  await panel.goto('/todo');
  await expect(panel.getByText('Your bank took A$742.50 back')).toBeVisible();
  await panel.goto(`/providers/${providerId}/payments?tab=packages`);
  await expect(panel.getByRole('region', { name: 'Your orders' })).toContainText('Cancelled');
});

test('a provider that leaves is gone for couples and the vendor, and back when the team brings it back', async () => {
  await openCustomer();
  await desk.getByRole('button', { name: 'End The Tannery' }).click();
  await expect(desk.getByRole('alertdialog')).toContainText('what is due is still charged until you end the package');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(desk.getByText('The Tannery has left the marketplace')).toBeVisible();
  const request = () => askForQuote(providerId, { name: 'Ava & Sol', email: 'ava@example.com' });
  await expect(request()).rejects.toThrow('provider_left');
  await panel.goto('/providers');
  const line = panel.getByRole('row').filter({ hasText: 'The Tannery' });
  await expect(panel.getByRole('row').filter({ hasText: 'The Old Mill' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await panel.getByRole('button', { name: 'Left the marketplace' }).click();
  await expect(line).toBeVisible();
  await desk.getByRole('button', { name: 'Bring back The Tannery' }).click();
  await expect(desk.getByText('The Tannery is back')).toBeVisible();
  await request();
  await panel.goto('/providers');
  await expect(line).toContainText('Plus');
});
