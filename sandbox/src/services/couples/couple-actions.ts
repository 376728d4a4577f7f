import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ServiceContext } from '../../service.ts';
import type { Store } from '../../store.ts';
import { postSigned } from '../../twilio/signed-post.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { SmsService } from '../sms/sms.service.ts';
import type { Exchange } from '../voice/exchange.ts';
import { addressesOf, CoupleForm, type StoredCouple } from './stored-couple.ts';
import { sendReplyMail } from './mail-program.ts';
import { createMarketplace, Refused } from './marketplace.ts';

export type Others = { mail: MailService; sms: SmsService; voice: Pick<Exchange, 'dial'> };

const wholeOrNull = z.union([z.literal('').transform(() => null), z.coerce.number().int()]).nullish();
const dayOrNull = z.union([z.literal('').transform(() => null), z.iso.date()]).nullish();
const optional = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);

/** What else the marketplace's call takes goes through as it is given. */
export const RequestForm = z.looseObject({
  providerId: z.coerce.number().int().positive(),
  coupleId: optional,
  couple: CoupleForm.optional(),
  organizationDate: dayOrNull,
  guests: wholeOrNull,
  budget: wholeOrNull,
  place: z.string().optional(),
  message: z.string().optional(),
});
export const MailForm = z.object({
  text: z.string().min(1),
  mailId: optional,
  to: optional,
  subject: optional,
  fromPartner: z.union([z.boolean(), z.stringbool()]).default(false),
});
export const SmsForm = z.object({
  text: z.string().min(1).max(1600),
  to: optional,
  picture: z.union([z.boolean(), z.stringbool()]).default(false),
});
export const RingForm = z.object({ to: optional, digits: optional });
export const CouponForm = z.object({ discountId: z.coerce.number().int().positive() });
export const CommentForm = z.object({ rating: z.coerce.number().int().min(1).max(5), comments: z.string().min(1) });
export const EventForm = z.looseObject({
  type: z.string().min(1),
  providerId: z.coerce.number().int().positive().optional(),
  /** They look without saying who they are. */
  isUnknown: z.union([z.boolean(), z.stringbool()]).optional(),
});

const ABOUT_COUPLE = new Set(['visited', 'liked', 'contact_preference', 'account_deleted']);
const ABOUT_PROVIDER = new Set(['visited', 'liked']);

export type CoupleActions = ReturnType<typeof createCoupleActions>;

/** Everything a couple does, each through the way it really takes. */
export function createCoupleActions(ground: ServiceContext, store: Store<StoredCouple>, { mail, sms, voice }: Others) {
  const { config, clock } = ground;
  const tellMarketplace = createMarketplace(ground);

  function make(form: z.output<typeof CoupleForm>): StoredCouple {
    const couple: StoredCouple = {
      id: randomUUID(),
      receivedAt: clock.now().toISOString(),
      ...form,
      requests: [],
      deleted: false,
    };
    store.add(couple);
    return couple;
  }

  /** Where the gateway keeps a picture that was sent along. */
  const mediaUrl = (sid: string, media: string, ourselves: string) =>
    new URL(`/2010-04-01/Accounts/${config.sms.accountSid}/Messages/${sid}/Media/${media}`, ourselves).href;

  const change = (couple: StoredCouple, changes: Partial<StoredCouple>) => store.add({ ...couple, ...changes });

  return {
    make,

    /** Asks a vendor for a quote. */
    async ask({ coupleId, couple: given, ...request }: z.output<typeof RequestForm>) {
      const couple = coupleId ? store.find(coupleId) : given && make(given);
      if (!couple) throw new Refused(404, 'There is no such couple.');
      const { id, name, email, partnerEmail, phone, contactPreference } = couple;
      const requestId = randomUUID();
      const answer = await tellMarketplace('/dugun-leads', {
        ...request,
        organizationDate: request.organizationDate ?? null,
        guests: request.guests ?? null,
        budget: request.budget ?? null,
        requestId,
        couple: { id, name, email, partnerEmail, phone, contactPreference },
      });
      const leadId = (answer as { data: { id: number } }).data.id;
      const at = clock.now().toISOString();
      change(couple, { requests: [{ id: requestId, leadId, providerId: request.providerId, at }, ...couple.requests] });
      return { coupleId: id, requestId, leadId };
    },

    /** Answers the vendor's last mail, or the one that is named. */
    write(couple: StoredCouple, { text, mailId, to, subject, fromPartner }: z.output<typeof MailForm>) {
      const address = fromPartner ? couple.partnerEmail : couple.email;
      if (!address) throw new Refused(409, 'They have no such address.');
      const mails = mail.mailsTo(addressesOf(couple));
      const answers = mailId ? mails.find(({ id }) => id === mailId) : to ? undefined : mails[0];
      if (!answers && !to) throw new Refused(409, 'No vendor has written to them yet.');
      return sendReplyMail(config.inboundSmtpUrl, { from: { name: couple.name, address }, text, answers, to, subject });
    },

    /** Texts back to whoever texted last, or to the number that is given. */
    async text(couple: StoredCouple, { text, to: given, picture }: z.output<typeof SmsForm>, ourselves: string) {
      const { phone } = couple;
      const to = given ?? (phone ? sms.textsTo(phone)[0]?.from : undefined);
      if (!phone || !to) throw new Refused(409, phone ? 'No vendor has texted them yet.' : 'They gave no number.');
      const { accountSid, authToken } = config.sms;
      const sid = `SM${randomBytes(16).toString('hex')}`;
      const media = picture ? [`ME${randomBytes(16).toString('hex')}`] : [];
      // The network has it from here on, whether or not the product is there to be told.
      sms.receive({ id: sid, receivedAt: clock.now().toISOString(), from: phone, to, body: text, media });
      const params = {
        AccountSid: accountSid,
        ApiVersion: '2010-04-01',
        Body: text,
        From: phone,
        MessageSid: sid,
        NumMedia: String(media.length),
        ...(media[0] && { MediaContentType0: 'image/png', MediaUrl0: mediaUrl(sid, media[0], ourselves) }),
        NumSegments: '1',
        SmsSid: sid,
        SmsStatus: 'received',
        To: to,
      };
      const answer = await postSigned(new URL('/hooks/sms/in', config.serverUrl).href, params, authToken);
      if (!answer?.ok) throw new Refused(answer?.status ?? 502, 'Bellbird did not take the text.');
      return { messageSid: sid };
    },

    /** Rings a vendor's quick number. */
    ring(couple: StoredCouple, { to, digits }: z.output<typeof RingForm>) {
      if (!couple.phone || !to) throw new Refused(409, couple.phone ? 'Which number?' : 'They gave no number.');
      return voice.dial({ from: couple.phone, to, digits });
    },

    /** Takes an offer of the vendor they asked last; the code is what they show there. */
    async takeOffer(couple: StoredCouple, { discountId }: z.output<typeof CouponForm>) {
      const [last] = couple.requests;
      if (!last) throw new Refused(409, 'They have asked no vendor yet.');
      const answer = await tellMarketplace('/dugun-coupons', { discountId, leadId: last.leadId });
      const { code } = (answer as { data: { code: string } }).data;
      const coupons = couple.coupons ?? [];
      change(couple, { coupons: coupons.includes(code) ? coupons : [code, ...coupons] });
      return { code };
    },

    /** Says how it was with the vendor they asked last. */
    async comment(couple: StoredCouple, form: z.output<typeof CommentForm>) {
      const [last] = couple.requests;
      if (!last) throw new Refused(409, 'They have asked no vendor yet.');
      return tellMarketplace('/dugun-testimonials', { leadId: last.leadId, ...form });
    },

    /** Tells what they did on the marketplace; about their last request unless another is named. */
    async happen(couple: StoredCouple, { type, isUnknown, ...given }: z.output<typeof EventForm>) {
      const [last] = couple.requests;
      const about = {
        ...(ABOUT_COUPLE.has(type) ? { coupleId: isUnknown ? null : couple.id } : { requestId: last?.id }),
        ...(isUnknown && { visitor: couple.id }),
        ...(ABOUT_PROVIDER.has(type) && { providerId: last?.providerId }),
        ...(type === 'wrote' && { messageId: randomUUID() }),
      };
      // A form tells the hour of this machine, the call wants an instant.
      const at = typeof given['at'] === 'string' && { at: new Date(given['at']).toISOString() };
      const event = { eventId: randomUUID(), type, ...about, ...given, ...at };
      await tellMarketplace('/dugun-leads/events', event);
      remember(couple, event);
      return event;
    },
  };

  function remember(
    couple: StoredCouple,
    event: { type: string; requestId?: unknown; contactPreference?: unknown },
  ): void {
    if (event.type === 'account_deleted') change(couple, { deleted: true });
    if (event.type === 'contact_preference') {
      change(couple, { contactPreference: event.contactPreference as StoredCouple['contactPreference'] });
    }
    if (event.type === 'cancelled') {
      const requests = couple.requests.map((each) =>
        each.id === event.requestId ? { ...each, cancelled: true } : each,
      );
      change(couple, { requests });
    }
  }
}
