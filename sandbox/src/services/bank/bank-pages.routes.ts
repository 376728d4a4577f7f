import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServiceContext } from '../../service.ts';
import { sendSmallPage } from '../../page/small-page.ts';
import { isForm, isOwnPress } from '../../same-site.ts';
import { isReachable } from '../../twilio/signed-post.ts';
import type { Bank } from './bank.ts';
import { cardFields, confirmPage, gonePage } from './bank-pages.ts';

const Answer = z.object({ answer: z.enum(['yes', 'no']) });
const Transfer = z.object({
  reference: z.string().trim().min(1).max(40),
  amount: z.coerce.number().positive().max(1_000_000),
});

/** Charges from before the sandbox was started, as the product’s demo data has them. */
const EarlierCharges = z.object({
  charges: z
    .array(
      z.object({
        id: z.string().regex(/^pi_\w{1,60}$/),
        amount: z.int().min(50),
        created: z.iso.datetime({ offset: true }),
        description: z.string().max(200),
        destination: z.string().max(100).nullable(),
        fee: z.int().min(0).nullable(),
        dispute: z.object({ id: z.string(), reason: z.string(), created: z.iso.datetime({ offset: true }) }).nullable(),
        payout: z
          .object({
            id: z.string().regex(/^po_\w{1,60}$/),
            amount: z.int().min(1),
            created: z.iso.datetime({ offset: true }),
            arrives: z.iso.datetime({ offset: true }),
            hasArrived: z.boolean(),
          })
          .nullable(),
      }),
    )
    .max(100),
});

const asset = (name: string) => readFileSync(fileURLToPath(new URL(`assets/${name}`, import.meta.url)));

/** The bank's own pages: the card fields inside the product's page, and the page where a payer confirms. */
export function registerBankPages(app: FastifyInstance, { config }: ServiceContext, bank: Bank): void {
  const ownOrigin = new URL(config.serverUrl).origin;

  app.get<{ Querystring: { key?: string; origin?: string } }>('/bank/fields', (request, reply) => {
    const { key, origin } = request.query;
    // Only the product's own page may put the fields into a frame.
    const isProduct =
      origin !== undefined && isReachable(origin, config.serverUrl) && new URL(origin).origin === origin;
    if (key !== config.bank.publishableKey || !isProduct) return reply.code(403).send();
    return sendSmallPage(
      reply,
      cardFields(key, origin),
      `script-src 'self'; connect-src 'self'; frame-ancestors ${origin}`,
    );
  });
  for (const [name, type] of [
    ['card-fields.mjs', 'text/javascript; charset=utf-8'],
    ['card-fields.css', 'text/css; charset=utf-8'],
  ] as const) {
    app.get(`/bank/assets/${name}`, (_request, reply) =>
      reply
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-cache')
        .type(type)
        .send(asset(name)),
    );
  }

  app.get<{ Params: { id: string } }>('/bank/confirm/:id', (request, reply) => {
    const charge = bank.charges.find(request.params.id);
    if (charge?.status !== 'requires_action')
      return sendSmallPage(reply.code(410), gonePage(config.serverUrl), "frame-ancestors 'none'");
    // The policy also applies to a form's redirect, so the product has to be allowed as well.
    return sendSmallPage(reply, confirmPage(charge), `form-action 'self' ${ownOrigin}; frame-ancestors 'none'`);
  });

  app.post<{ Params: { id: string } }>('/bank/confirm/:id', (request, reply) => {
    if (!isOwnPress(request)) return reply.code(403).send();
    const given = Answer.safeParse(request.body).data;
    const charge = given && bank.confirm(request.params.id, given.answer === 'yes');
    if (!charge) return sendSmallPage(reply.code(410), gonePage(config.serverUrl), "frame-ancestors 'none'");
    const back = new URL(charge.returnUrl ?? config.serverUrl);
    back.searchParams.set('payment_intent', charge.id);
    back.searchParams.set('redirect_status', given.answer === 'yes' ? 'succeeded' : 'failed');
    return reply.redirect(back.href, 303);
  });

  app.post<{ Params: { id: string } }>('/bank/charges/:id/settle', (request, reply) => {
    if (!isOwnPress(request)) return reply.code(403).send();
    const charge = bank.settle(request.params.id);
    if (isForm(request)) return reply.redirect('/?service=bank', 303);
    return charge
      ? reply.code(204).send()
      : reply.code(409).send({ message: 'The bank is not processing this charge.' });
  });

  app.post('/bank/webhooks', (request, reply) => {
    if (!isOwnPress(request)) return reply.code(403).send();
    bank.setDoubled(z.object({ doubled: z.literal('on') }).safeParse(request.body).success);
    return isForm(request) ? reply.redirect('/?service=bank', 303) : reply.code(204).send();
  });

  app.put('/bank/earlier-charges', (request, reply) => {
    if (!isOwnPress(request)) return reply.code(403).send();
    const given = EarlierCharges.safeParse(request.body);
    if (!given.success) return reply.code(422).send({ message: z.prettifyError(given.error) });
    for (const charge of given.data.charges) bank.remember(charge);
    return reply.code(204).send();
  });

  app.post('/bank/transfers', async (request, reply) => {
    if (!isOwnPress(request)) return reply.code(403).send();
    const given = Transfer.safeParse(request.body).data;
    if (!given) return reply.code(422).send({ message: 'Please give a reference and an amount.' });
    const transfer = await bank.transfer(given.reference, Math.round(given.amount * 100));
    return isForm(request) ? reply.redirect('/?service=bank', 303) : reply.code(201).send(transfer);
  });
}
