import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isForm, isOwnPress } from '../../same-site.ts';
import type { Store } from '../../store.ts';
import {
  CommentForm,
  CouponForm,
  type CoupleActions,
  EventForm,
  MailForm,
  RequestForm,
  RingForm,
  SmsForm,
} from './couple-actions.ts';
import { CoupleForm, type StoredCouple } from './stored-couple.ts';
import { Refused } from './marketplace.ts';

/** The couples' doors; the forms of the page use the same ones. */
export function registerCouples(app: FastifyInstance, store: Store<StoredCouple>, desk: CoupleActions): void {
  /** A form goes back to the page it came from, with what went wrong. */
  function back(reply: FastifyReply, id: string | undefined, problem?: string): FastifyReply {
    const query = new URLSearchParams({ service: 'couples', ...(id && { id }), ...(problem && { problem }) });
    return reply.redirect(`/?${query}`, 303);
  }

  const open = <S extends z.ZodType>(
    path: string,
    schema: S,
    act: (form: z.output<S>, couple: StoredCouple | undefined, ourselves: string) => unknown,
  ) =>
    app.post(path, async (request, reply) => {
      if (!isOwnPress(request)) return reply.code(403).send();
      const id = idIn(request);
      const couple = id === undefined ? undefined : store.find(id);
      const refuse = (status: number, message: string) =>
        isForm(request) ? back(reply, id, message) : reply.code(status).send({ message });
      if (id && !couple) return refuse(404, 'There is no such couple.');
      const form = schema.safeParse(request.body ?? {});
      if (!form.success) return refuse(422, z.prettifyError(form.error));
      const said = await attempt(() => act(form.data, couple, `${request.protocol}://${request.host}`));
      if (said instanceof Refused) return refuse(said.status, said.message);
      const { coupleId, id: made } = said as { coupleId?: string; id?: string };
      return isForm(request) ? back(reply, id ?? coupleId ?? made) : reply.code(201).send(said);
    });

  const of =
    <Form>(act: (couple: StoredCouple, form: Form, ourselves: string) => unknown) =>
    (form: Form, couple: StoredCouple | undefined, ourselves: string) => {
      if (!couple) throw new Refused(404, 'There is no such couple.');
      return act(couple, form, ourselves);
    };

  open('/couples', CoupleForm, desk.make);
  open('/couples/requests', RequestForm, desk.ask);
  open('/couples/:id/mail', MailForm, of(desk.write));
  open('/couples/:id/sms', SmsForm, of(desk.text));
  open('/couples/:id/ring', RingForm, of(desk.ring));
  open('/couples/:id/coupons', CouponForm, of(desk.takeOffer));
  open('/couples/:id/comments', CommentForm, of(desk.comment));
  open('/couples/:id/events', EventForm, of(desk.happen));
}

function idIn(request: FastifyRequest): string | undefined {
  return (request.params as { id?: string }).id;
}

/** What was done, or why it could not be. */
async function attempt(act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) return error;
    return new Refused(502, error instanceof Error ? error.message : String(error));
  }
}
