import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { multipartWith } from '#testing/every-call.ts';
import { readPdfTexts } from '#testing/pdf-text.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../../leads/leads.factory.ts';
import { createQuoteLinksService } from '../../quotes/quote-links.service.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const SECRET = 'a secret of the tests that is long enough';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const LINE = { key: 'hire', name: 'Venue hire', unit: 'flat', priceCents: 890_000 };

let world: World;
let owner: Actor;
let leadId: number;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW }, environment: { SECRET } });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.owner();
  leadId = await newLead();
});

async function newLead(): Promise<number> {
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  const { id } = await world.build((tx) => buildLead(tx, { ...of, has_email: true, status: 'pending' }));
  return id;
}
const upload = async (name: string, by: Actor = owner): Promise<number> => {
  const path = `/customers/${by.customerId}/attachments`;
  return (await by.call('POST', path, multipartWith('file', name, PDF))).json().data.id;
};
const desk = async () => (await owner.call('GET', `/leads/${leadId}/quote-draft`)).json().data;
const send = async (attachmentIds: number[], lead = leadId) => {
  const { form } = (await owner.call('GET', `/leads/${lead}/quote-draft`)).json().data;
  const body = { form: { ...form, lines: [LINE], attachmentIds }, channel: 'email', message: 'Here is your quote.' };
  return owner.call('POST', `/leads/${lead}/quote`, { body });
};
const tokenOf = async (quoteId: number) => {
  const { link_seed, token_hash } = await world.build((tx) =>
    tx.selectFrom('quotes').select(['link_seed', 'token_hash']).where('id', '=', quoteId).executeTakeFirstOrThrow(),
  );
  return createQuoteLinksService({ keyring: createKeyring(SECRET), baseUrl: '' })
    .link({ link_seed: link_seed ?? '', token_hash })
    .slice('/q/'.length);
};
const open = (token: string, path = '') => world.server.app.inject({ method: 'GET', url: `/q/${token}${path}` });
const remove = (id: number) => owner.call('DELETE', `/customers/${owner.customerId}/attachments/${id}`);

test('a file goes with the quote: named on page and in the PDF, part of what is accepted, a download by the link only', async () => {
  const file = await upload('Floor plan.pdf');
  const sent = (await send([file])).json().data;
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  expect(sent.content.files).toEqual([
    { id: file, name: 'Floor plan.pdf', mimeType: 'application/pdf', sizeBytes: PDF.length, sha256 },
  ]);
  const token = await tokenOf(sent.id);
  expect((await open(token)).body).toContain(`<a href="/q/${token}/files/${file}"><bdi>Floor plan.pdf</bdi></a>`);
  const answer = await open(token, `/files/${file}`);
  expect(answer.rawPayload).toEqual(PDF);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringContaining('attachment; filename="Floor plan.pdf"'),
  });
  expect(
    readPdfTexts((await open(token, '/quote.pdf')).rawPayload)
      .map(({ text }) => text)
      .join(' '),
  ).toContain('Floor plan.pdf');
  expect((await desk()).files).toEqual([{ id: file, name: 'Floor plan.pdf', sizeKb: 1 }]);
});

test('the same quote with another file has another hash', async () => {
  const hashOf = async (quoteId: number) =>
    (await open(await tokenOf(quoteId), '/accept')).body.match(/[0-9a-f]{64}/)?.[0];
  const [plan, menu] = [await upload('Plan.pdf'), await upload('Menu.pdf')];
  const { id } = (await send([plan])).json().data;
  const before = await hashOf(id);
  await send([menu]);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashOf(id)).not.toBe(before);
});

test('a file that the vendor deletes stays with what was sent, and goes with no new version', async () => {
  const file = await upload('Menu.pdf');
  const { id } = (await send([file])).json().data;
  expect((await remove(file)).statusCode).toBe(204);
  expect((await open(await tokenOf(id), `/files/${file}`)).rawPayload).toEqual(PDF);
  expect((await desk()).form.attachmentIds).toEqual([]);
  const again = await send([file]);
  expect(again.statusCode).toBe(422);
  expect(again.json().errors['form.attachmentIds']).toContain('A file is no longer there.');
});

test('a link opens no file but those of the version it shows', async () => {
  const [plan, menu] = [await upload('Plan.pdf'), await upload('Menu.pdf')];
  const { id } = (await send([plan])).json().data;
  const token = await tokenOf(id);
  const otherLead = await newLead();
  await send([menu], otherLead);
  const statusOf = async (path: string) => (await open(token, path)).statusCode;
  expect(await statusOf(`/files/${plan}`)).toBe(200);
  for (const guess of [menu, 0, -1, 'x', `${plan}.5`, '99999999999999'])
    expect(await statusOf(`/files/${guess}`)).toBe(404);
  await send([menu]);
  expect(await statusOf(`/files/${plan}`)).toBe(404);
  expect(await statusOf(`/files/${menu}`)).toBe(200);
  await owner.call('POST', `/quotes/${id}/actions`, { body: { type: 'withdraw' } });
  expect(await statusOf(`/files/${menu}`)).toBe(404);
  await send([menu]);
  await owner.call('POST', `/quotes/${id}/actions`, { body: { type: 'revoke_link' } });
  expect(await statusOf(`/files/${menu}`)).toBe(404);
});

test('a vendor can send no file of another vendor, and none twice', async () => {
  const other = await world.owner();
  for (const ids of [[await upload('Theirs.pdf', other)], Array(2).fill(await upload('Mine.pdf'))]) {
    const answer = await send(ids);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['form.attachmentIds']);
  }
});
