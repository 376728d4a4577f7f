import { PAGES } from '@bellbird/contract/shared/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaffMember } from '#domains/people/access/access.factory.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Call, type World, startWorld } from '#testing/world.ts';
import { createWizardMailsService } from './wizard-mails.service.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-15T09:00:00.000Z');

let now = NOW;
let serial = 0;
let outbox: Outbox;
let world: World;
let staff: Call;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({
    environment: { ...outbox.environment, BASE_URL: 'https://panel.example' },
    clock: { now: () => now },
  });
  staff = (await world.staff()).call;
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

const form = (change: object = {}) => ({
  companyName: 'Saltbush Cakes',
  companyTypeId: 1,
  companyExtensionId: 1,
  name: 'Priya Anand Raman',
  email: `priya-${serial}@saltbush.example`,
  phone: '+61 491 570 156',
  categoryId: 2,
  cityId: 1,
  about: 'We bake tall cakes with native flowers, and bring them to wherever you marry.',
  termsAccepted: true,
  ...change,
});

/** Invites a company and returns the link from its mail. */
async function invited(change: object = {}): Promise<{ id: number; hash: string; email: string }> {
  serial += 1;
  const email = `invited-${serial}@saltbush.example`;
  const body = { companyName: 'Saltbush Cakes', name: 'Priya Raman', email, referralId: null, ...change };
  const { id } = (await staff('POST', '/desk/wizards', { body })).json().data;
  const { text } = await outbox.mailTo(email);
  return { id, email, hash: linkIn(text) };
}
const linkIn = (text = '') => /https:\/\/panel\.example\/signup-wizard\/([\w-]{43})/.exec(text)?.[1] ?? '';
const read = (hash: string) => world.anyone('GET', `/provider-wizard/${hash}`);
const submit = (body: object) => world.anyone('POST', '/provider-wizard', { body });
const finish = (hash: string, change: object = {}) => submit({ hash, finished: true, form: form(change) });
const customersNamed = (name: string) =>
  world.build((tx) => tx.selectFrom('customers').selectAll().where('name', '=', name).execute());

describe('the link', () => {
  test('WIZ-001 WIZ-003 opens what is known already, without a login', async () => {
    const { hash, email } = await invited();
    const answer = await read(hash);
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { draft: { companyName: 'Saltbush Cakes', name: 'Priya Raman', email }, expiresAt: '2026-11-22T09:00:00.000Z' },
    ]);
  });

  test('WIZ-001 is 256 random bits, and the database stores only its hash', async () => {
    const { id, hash } = await invited();
    const row = await world.build((tx) =>
      tx.selectFrom('signup_wizards').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(Buffer.from(hash, 'base64url')).toHaveLength(32);
    expect(row.key_hash).toHaveLength(32);
    expect(row.key_hash?.toString('base64url')).not.toBe(hash);
  });

  test('WIZ-006 an unknown, an expired and a used link do not exist', async () => {
    const unknown = 'Zk3pQm0vT9sXr1aYw7uLb5cNe8dHf2gJi4oKx6tVq_M';
    expect([(await read(unknown)).statusCode, (await finish(unknown)).statusCode]).toEqual([404, 404]);
    const late = await invited();
    now = new Date(NOW.getTime() + 7 * DAY);
    expect([(await read(late.hash)).statusCode, (await finish(late.hash)).statusCode]).toEqual([404, 404]);
    now = NOW;
    const used = await invited();
    expect((await finish(used.hash)).statusCode).toBe(204);
    const other = await finish(used.hash, { companyName: 'Another' });
    const draft = await submit({ hash: used.hash, finished: false, draft: { name: 'Another' } });
    expect([(await read(used.hash)).statusCode, other.statusCode, draft.statusCode]).toEqual([404, 404, 404]);
  });

  test('a draft is accepted until the moment the link expires', async () => {
    const { hash } = await invited();
    const draft = { hash, finished: false, draft: { name: 'Priya' } };
    now = new Date(NOW.getTime() + 7 * DAY - 1);
    expect((await submit(draft)).statusCode).toBe(204);
    now = new Date(NOW.getTime() + 7 * DAY);
    expect((await submit(draft)).statusCode).toBe(404);
    now = NOW;
  });

  test('a new link revokes the old one, and a registered company gets none', async () => {
    const { id, hash, email } = await invited();
    expect((await staff('POST', `/desk/wizards/${id}/resend`)).statusCode).toBe(204);
    expect((await read(hash)).statusCode).toBe(404);
    const next = linkIn((await outbox.mailTo(email)).text);
    expect(next).not.toBe(hash);
    expect((await finish(next)).statusCode).toBe(204);
    expect((await staff('POST', `/desk/wizards/${id}/resend`)).statusCode).toBe(409);
  });
});

describe('the draft', () => {
  test('WIZ-003 what is entered so far is there again', async () => {
    const { hash } = await invited();
    const draft = { companyName: 'Saltbush', phone: '0491', categoryId: 2, about: 'Cakes' };
    expect((await submit({ hash, finished: false, draft })).statusCode).toBe(204);
    expect((await read(hash)).json().data.draft).toMatchObject(draft);
  });

  test.each(['districtId', 'district', 'neighbourhood', 'identityNumber', 'paidStatus'])(
    'WIZ-004 WIZ-005 %s is accepted neither in a draft nor in the form',
    async (field) => {
      const { hash } = await invited();
      expect((await submit({ hash, finished: false, draft: { [field]: '1' } })).statusCode).toBe(422);
      expect((await finish(hash, { [field]: '1' })).statusCode).toBe(422);
      expect((await read(hash)).statusCode).toBe(200);
    },
  );

  test.each([
    ['companyName', ''],
    ['companyTypeId', 999],
    ['companyExtensionId', 999],
    ['name', ' '],
    ['email', 'nobody'],
    ['phone', '12'],
    ['categoryId', 999_999],
    ['cityId', 999_999],
    ['about', 'Cakes'],
    ['about', 'Ring us on 0491 570 156 for the tallest cakes of all Sydney.'],
    ['termsAccepted', false],
  ])('WIZ-006 %s must be right: %s', async (field, value) => {
    const { hash } = await invited();
    const answer = await finish(hash, { [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [`form.${field}`]]);
  });
});

describe('WIZ-002 finishing', () => {
  test('creates a customer, a manager who is invited by mail, and a limited listing for the team to review', async () => {
    const { hash } = await invited();
    const name = `Saltbush ${serial}`;
    const email = `owner-${serial}@saltbush.example`;
    expect((await finish(hash, { companyName: name, email })).statusCode).toBe(204);
    const [customer] = await customersNamed(name);
    expect(customer).toMatchObject({ company_type_id: 1, company_extension_id: 1, is_paid: false });
    const [city, link, user, provider, answers, approvals, prompts] = await world.build((tx) =>
      Promise.all([
        tx.selectFrom('cities').select('time_zone').where('id', '=', 1).executeTakeFirstOrThrow(),
        tx
          .selectFrom('customer_user_providers')
          .select(['pages', 'can_receive_leads'])
          .where('customer_id', '=', customer?.id ?? 0)
          .executeTakeFirstOrThrow(),
        tx.selectFrom('customer_users').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
        tx.selectFrom('providers').selectAll().where('name', '=', name).executeTakeFirstOrThrow(),
        tx
          .selectFrom('provider_form_values')
          .selectAll()
          .where('customer_id', '=', customer?.id ?? 0)
          .execute(),
        tx
          .selectFrom('approvals')
          .selectAll()
          .where('customer_id', '=', customer?.id ?? 0)
          .execute(),
        tx
          .selectFrom('provider_prompts')
          .selectAll()
          .where('customer_id', '=', customer?.id ?? 0)
          .execute(),
      ]),
    );
    expect(user).toMatchObject({
      name: 'Priya Anand',
      surname: 'Raman',
      phone: '+61491570156',
      can_manage: true,
      status: 'invited',
    });
    expect(provider).toMatchObject({
      paid_status: 'limited',
      time_zone: city.time_zone,
      district_id: null,
      review_requested_at: expect.stringContaining('2026-11-15'),
    });
    expect(link).toEqual({ pages: [...PAGES], can_receive_leads: true });
    // Nobody types again what they have just typed.
    expect(answers.map(({ value }) => value)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^<p>We bake tall cakes/), 'Priya', '+61491570156', email]),
    );
    expect(answers).toHaveLength(4);
    // And the first to-do is there before they sign in.
    expect(prompts).toMatchObject([{ type: 'missing_data', provider_id: provider.id, completed_at: null }]);
    expect(approvals).toMatchObject([{ kind: 'provider_review', subject_id: provider.id, decision: null }]);
    const { text } = await outbox.mailTo(email);
    expect(text).toContain(`https://panel.example/register/${customer?.id}/${user.id}/`);
  });

  test('the staff member who invited a company becomes its account manager, and its description is text, never markup', async () => {
    const { id, hash } = await invited();
    const name = `Words ${serial}`;
    const about = 'We bake <script>tall</script> cakes.\n\nWith native flowers & gum nuts,\nwherever you marry.';
    expect((await finish(hash, { companyName: name, about })).statusCode).toBe(204);
    const [customer] = await customersNamed(name);
    const [inviter, answers] = await world.build((tx) =>
      Promise.all([
        tx
          .selectFrom('signup_wizards as w')
          .innerJoin('staff_members as s', 's.id', 'w.staff_member_id')
          .select(['s.name', 's.surname', 's.email'])
          .where('w.id', '=', id)
          .executeTakeFirstOrThrow(),
        tx
          .selectFrom('provider_form_values')
          .select('value')
          .where('customer_id', '=', customer?.id ?? 0)
          .execute(),
      ]),
    );
    expect(customer).toMatchObject({
      account_manager_name: `${inviter.name} ${inviter.surname}`,
      account_manager_email: inviter.email,
    });
    expect(answers.map(({ value }) => value)).toContain(
      '<p>We bake &lt;script&gt;tall&lt;/script&gt; cakes.</p><p>With native flowers &amp; gum nuts,<br />wherever you marry.</p>',
    );
  });

  test('has an administrator as its account manager if whoever invited it has left since', async () => {
    const { id, hash } = await invited();
    const { id: left } = await world.build((tx) =>
      buildStaffMember(tx, { email: 'left@bellbird.example', active: false, roles: ['account_manager'] }),
    );
    await world.build((tx) =>
      tx.updateTable('signup_wizards').set({ staff_member_id: left }).where('id', '=', id).execute(),
    );
    expect((await finish(hash, { companyName: 'Left Behind Cakes' })).statusCode).toBe(204);
    const [customer] = await customersNamed('Left Behind Cakes');
    expect(customer?.account_manager_email).toBe('ruth.okafor@bellbird.example');
  });

  test('an email address that has an account is an error at its field, and nothing is created', async () => {
    const first = await invited();
    const email = `taken-${serial}@saltbush.example`;
    await finish(first.hash, { email });
    const second = await invited();
    const answer = await finish(second.hash, { email, companyName: 'Copied Cakes' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['form.email']]);
    expect(await customersNamed('Copied Cakes')).toEqual([]);
    expect((await read(second.hash)).statusCode).toBe(200);
  });

  test('happens once when sent twice at the same moment, and a lost response can be requested again', async () => {
    const { hash } = await invited();
    const names = { companyName: `Twice ${serial}` };
    const answers = await Promise.all([finish(hash, names), finish(hash, names)]);
    now = new Date(NOW.getTime() + 8 * DAY);
    answers.push(await finish(hash, names));
    now = NOW;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await customersNamed(names.companyName)).toHaveLength(1);
  });

  test('with two different forms at the same moment the first wins', async () => {
    const { hash } = await invited();
    const names = [`One ${serial}`, `Other ${serial}`];
    const answers = await Promise.all(names.map((companyName) => finish(hash, { companyName })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404]);
    const made = await Promise.all(names.map(customersNamed));
    expect(made.flat()).toHaveLength(1);
  });

  test('empties the draft, and a mail that was still waiting is not sent', async () => {
    const { id, hash } = await invited();
    await submit({ hash, finished: false, draft: { phone: '0491 570 156' } });
    await finish(hash);
    const send = () => Promise.reject(new Error('Nobody is to be written to.'));
    const mailer = { send, close: () => {} };
    await createWizardMailsService({ db: world.db, mailer, baseUrl: 'https://panel.example' }).sendLink({ id });
    const row = await world.build((tx) =>
      tx.selectFrom('signup_wizards').select('draft').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row.draft).toEqual({});
  });

  test('is in the audit trail, under the new customer', async () => {
    const { id, email } = await invited();
    await staff('POST', `/desk/wizards/${id}/resend`);
    const name = `Noted ${serial}`;
    await finish(linkIn((await outbox.mailTo(email)).text), { companyName: name });
    const [customer] = await customersNamed(name);
    const trail = await world.build((tx) =>
      tx.selectFrom('audit_entries').selectAll().where('action', 'like', 'wizard.%').orderBy('id').execute(),
    );
    const own = trail.filter((each) => each.subject_id === id);
    expect(own.map(({ action, customer_id }) => [action, customer_id])).toEqual([
      ['wizard.start', null],
      ['wizard.resend', null],
      ['wizard.submit', customer?.id],
    ]);
  });
});

describe('the desk', () => {
  test('sees the invited companies and their progress, and vendors do not', async () => {
    const { id, email } = await invited({ companyName: 'Gumnut Hire' });
    const { data } = (await staff('GET', '/desk/wizards?state=waiting&limit=100')).json();
    expect(data.find((each: { id: number }) => each.id === id)).toMatchObject({
      companyName: 'Gumnut Hire',
      email,
      state: 'waiting',
      finishedAt: null,
    });
    now = new Date(NOW.getTime() + 8 * DAY);
    const expired = (await staff('GET', '/desk/wizards?state=expired&limit=100')).json().data;
    expect(expired.map((each: { id: number }) => each.id)).toContain(id);
    now = NOW;
    const done = await invited({ companyName: 'Gumnut Sound' });
    await finish(done.hash);
    now = new Date(NOW.getTime() + 8 * DAY);
    for (const state of ['waiting', 'expired', 'finished']) {
      const { data: those, meta } = (await staff('GET', `/desk/wizards?state=${state}&limit=100`)).json();
      expect(those.every((each: { state: string }) => each.state === state)).toBe(true);
      expect(those.some((each: { id: number }) => each.id === done.id)).toBe(state === 'finished');
      expect(meta.total).toBe(those.length);
    }
    now = NOW;
    const owner = await world.owner();
    expect((await owner.call('GET', '/desk/wizards')).statusCode).toBe(403);
  });

  test('invites a company that a vendor referred', async () => {
    const owner = await world.owner();
    const proposal = {
      companyName: 'Banksia Blooms',
      name: 'Tess Lee',
      phone: '+61491570157',
      category: { id: 2 },
      campaign: { id: 1 },
      customerUserId: owner.id,
      customerId: owner.customerId,
      termsAccepted: true,
    };
    const referralId = (await owner.call('POST', '/referrals', { body: proposal })).json().data.id;
    const of = async () =>
      (await staff('GET', '/desk/referrals?limit=100'))
        .json()
        .data.find((each: { id: number }) => each.id === referralId);
    expect(await of()).toMatchObject({ companyName: 'Banksia Blooms', name: 'Tess Lee', isInvited: false });
    await invited({ companyName: 'Banksia Blooms', referralId });
    expect((await of()).isInvited).toBe(true);
    const again = { companyName: 'Banksia Blooms', name: 'Tess Lee', email: 'tess@banksia.example', referralId };
    expect((await staff('POST', '/desk/wizards', { body: again })).statusCode).toBe(409);
    const unknown = { ...again, referralId: 999_999 };
    expect((await staff('POST', '/desk/wizards', { body: unknown })).statusCode).toBe(404);
  });

  test('a link is not sent to a wizard that does not exist', async () => {
    expect((await staff('POST', '/desk/wizards/999999/resend')).statusCode).toBe(404);
  });

  test('a new link works for seven days from now', async () => {
    const { id, email } = await invited();
    now = new Date(NOW.getTime() + 9 * DAY);
    await staff('POST', `/desk/wizards/${id}/resend`);
    const { text } = await outbox.mailTo(email);
    expect((await read(linkIn(text))).json().data.expiresAt).toBe('2026-12-01T09:00:00.000Z');
    now = NOW;
  });
});
