import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipartWith } from '#testing/every-call.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let world: World;
let outbox: Outbox;
let owner: Actor;
let base: string;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: outbox.environment });
  owner = await world.owner({ providers: 2 });
  base = `/customers/${owner.customerId}`;
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

const upload = async (name: string): Promise<{ id: number; url: string }> =>
  (await owner.call('POST', `${base}/attachments`, multipartWith('file', name, PDF))).json().data;
const create = (body: object) => owner.call('POST', `${base}/templates`, { body });
const list = async (query = '') => (await owner.call('GET', `${base}/templates${query}`)).json();

describe('templates', () => {
  test('TPL-005 TPL-006 are added, listed with the default first, changed and deleted', async () => {
    const file = await upload('Prices.pdf');
    const first = (
      await create({
        name: 'First answer',
        subject: 'Your day',
        body: '<p>Hi {{couple.names}}</p>',
        attachmentIds: [file.id],
      })
    ).json().data.id;
    await create({ name: 'Once', body: '<p>x</p>', isDefault: true });
    await create({ name: 'Absent', body: '<p>We are away</p>', isDefault: true });
    const [absent, ...rest] = (await list()).data as { id: number; isDefault: boolean }[];
    expect([absent?.isDefault, ...rest.map((each) => each.isDefault)]).toEqual([true, false, false]);
    const once = (await list('?query=once')).data[0].id;
    await owner.call('DELETE', `${base}/templates/${once}`);
    const { data, meta } = await list();
    expect(data.map((each: { name: string }) => each.name)).toEqual(['Absent', 'First answer']);
    expect(meta.total).toBe(2);
    expect(data[1]).toMatchObject({
      subject: 'Your day',
      attachmentIds: [file.id],
      isDefault: false,
      useCount: 0,
      version: 1,
    });
    const change = { name: 'First answer', body: '<p>Hello</p>', isDefault: true, version: 1 };
    expect((await owner.call('PUT', `${base}/templates/${first}`, { body: change })).json().data).toMatchObject({
      version: 2,
      attachmentIds: [],
      isDefault: true,
    });
    expect((await list()).data.filter((each: { isDefault: boolean }) => each.isDefault)).toHaveLength(1);
    expect((await owner.call('PUT', `${base}/templates/${first}`, { body: change })).json()).toMatchObject({
      code: 'stale_version',
      data: { version: 2 },
    });
    expect((await list('?query=ABS')).data).toHaveLength(1);
    expect((await owner.call('DELETE', `${base}/templates/${first}`)).statusCode).toBe(204);
    expect((await list()).data).toHaveLength(1);
  });

  test('TPL-005 of several saved at once, one is the default, and names stay unique', async () => {
    const defaults = Array.from({ length: 4 }, (_, at) => ({
      name: `At once ${at}`,
      body: '<p>x</p>',
      isDefault: true,
    }));
    const made = await Promise.all(defaults.map(create));
    expect(made.map((each) => each.statusCode)).toEqual([201, 201, 201, 201]);
    const { data } = await list('?query=at once');
    expect(data.filter((each: { isDefault: boolean }) => each.isDefault)).toHaveLength(1);
    const same = await Promise.all(Array.from({ length: 4 }, () => create({ name: 'Only one', body: '<p>x</p>' })));
    expect(same.map((each) => each.statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  });

  test('errors are reported at their field', async () => {
    await create({ name: 'Taken', body: '<p>x</p>' });
    const faults = async (body: object) => (await create(body)).json().errors;
    expect(Object.keys(await faults({ name: '', body: '' }))).toEqual(['name', 'body']);
    expect(await faults({ name: 'TAKEN', body: '<p>x</p>' })).toEqual({
      name: 'There’s already a template with this name.',
    });
    expect(await faults({ name: 'Odd', body: '<p>{{couple.phone}}</p>' })).toEqual({
      body: 'There’s no field {{couple.phone}}.',
    });
    expect(await faults({ name: 'Empty', body: '<script>1</script>' })).toEqual({ body: 'This field is required!' });
    expect(await faults({ name: 'Gone', body: '<p>x</p>', attachmentIds: [1_999_999] })).toEqual({
      attachmentIds: 'Attachment can not found',
    });
  });

  test('saving removes scripts and unsafe links', async () => {
    const { id } = (
      await create({
        name: 'Nasty',
        body: '<p onclick="x()">a</p><a href="javascript:x()">b</a><img src=x onerror=x()>',
      })
    ).json().data;
    const saved = (await list('?query=nasty')).data.find((each: { id: number }) => each.id === id);
    expect(saved.body).toBe('<p>a</p><a target="_blank" rel="noopener noreferrer nofollow">b</a>');
  });

  test('the use of a template is counted when a message is sent from it', async () => {
    const { id } = (await create({ name: 'Counted', body: '<p>x</p>' })).json().data;
    const lead = await world.build(async (tx) => {
      const couple = await buildCouple(tx, 'A & B', { email: 'counted@example.com' });
      return buildLead(tx, {
        customer_id: owner.customerId,
        provider_id: owner.providerIds[0] ?? 0,
        couple_id: couple.id,
      });
    });
    await owner.call('POST', `/leads/${lead.id}/messages`, { body: { body: '<p>x</p>', templateId: id } });
    await outbox.mailTo('counted@example.com');
    expect((await list('?query=counted')).data[0]).toMatchObject({ useCount: 1, lastUsedAt: expect.any(String) });
  });
});

describe('attachments', () => {
  test('TPL-001 TPL-004 are uploaded, listed, fetched and deleted; a template loses a deleted one', async () => {
    const file = await upload('Brochure.pdf');
    await create({ name: 'With brochure', body: '<p>x</p>', attachmentIds: [file.id] });
    const listed = (await owner.call('GET', `${base}/attachments?query=broch`)).json().data;
    expect(listed).toMatchObject([
      { id: file.id, name: 'Brochure.pdf', mimeType: 'application/pdf', sizeKb: 1, useCount: 0, templateCount: 1 },
    ]);
    expect((await owner.call('GET', file.url)).rawPayload.equals(PDF)).toBe(true);
    expect((await owner.call('DELETE', file.url)).statusCode).toBe(204);
    expect((await owner.call('GET', file.url)).statusCode).toBe(404);
    expect((await list('?query=brochure')).data[0].attachmentIds).toEqual([]);
  });

  test('a file is refused when it is not Word, Excel, JPEG or PDF by its content', async () => {
    const answer = await owner.call('POST', `${base}/attachments`, multipartWith('file', 'a.pdf', PIXEL));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']]);
  });

  test('the list uses its index', async () => {
    await world.build((tx) =>
      sql`insert into customer_attachments (customer_id, name, mime_type, size_bytes, storage_key, created_at)
        select ${owner.customerId}, 'f', 'application/pdf', 1, 'k', now() - interval '1 minute' * n from generate_series(1, 5000) n`.execute(
        tx,
      ),
    );
    const { attachmentsQuery } = await import('./templates.repository.ts');
    const plan = await world.build(async (tx) => {
      await sql`analyze customer_attachments`.execute(tx);
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain ${attachmentsQuery(tx, { customerId: owner.customerId, like: undefined, limit: 25, offset: 0 })}`.execute(
        tx,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('customer_attachments_newest');
  });

  test('the list of templates reads only the customer’s own', async () => {
    const { templatesQuery } = await import('./templates.repository.ts');
    const plan = await world.build(async (tx) => {
      for (const { customerId } of [owner, await world.owner(), await world.owner(), await world.owner()]) {
        await sql`insert into mail_templates (customer_id, name, subject, body)
          select ${customerId}, 'Letter ' || n, 's', 'b' from generate_series(1, 2000) n`.execute(tx);
      }
      await sql`analyze mail_templates`.execute(tx);
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain ${templatesQuery(tx, { customerId: owner.customerId, like: undefined, limit: 25, offset: 0 })}`.execute(
        tx,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index Scan using mail_templates_\w+/);
    expect(plan).not.toMatch(/Seq Scan on mail_templates/);
  });
});

describe('signatures', () => {
  test('TPL-002 are the user’s own for each provider, with an image, and are sent with the mail', async () => {
    const [providerId = 0] = owner.providerIds;
    const path = `/signatures/${providerId}`;
    await owner.call('PUT', path, { body: { signatureContent: '<p>Warmly, <b>Imogen</b></p><script>1</script>' } });
    const withImage = await owner.call('POST', `${path}/image`, multipartWith('image', 'sign.png', PIXEL));
    expect(withImage.json().data).toMatchObject({
      signatureContent: '<p>Warmly, <b>Imogen</b></p>',
      signatureImage: expect.stringMatching(/^\/files\/public\/signatures\//),
    });
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
    const theirs = (await colleague.call('GET', '/signatures')).json().data;
    expect(theirs.map((each: { signatureContent: string }) => each.signatureContent)).toEqual(['', '']);
    const lead = await world.build(async (tx) => {
      const couple = await buildCouple(tx, 'A & B', { email: 'signed@example.com' });
      return buildLead(tx, { customer_id: owner.customerId, provider_id: providerId, couple_id: couple.id });
    });
    await owner.call('POST', `/leads/${lead.id}/messages`, { body: { body: '<p>Hello</p>' } });
    const mail = await outbox.mailTo('signed@example.com');
    expect(mail.text).toContain('Warmly, Imogen');
    expect(mail.attachments.map((each) => each.contentType)).toEqual(['image/png']);
    const cleared = await owner.call('PUT', path, { body: { signatureContent: '', removeImage: true } });
    expect(cleared.json().data).toMatchObject({ signatureContent: '', signatureImage: null });
  });
});
