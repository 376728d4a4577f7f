import { type QuoteDesk, QuoteForm, sumQuote } from '@bellbird/contract/couples/quotes';
import { channelBlock } from '@bellbird/contract/couples/leads';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type LeadRow, findOwnLead, lockOwnLead, toChannelFacts } from '#domains/couples/leads/leads.public.ts';
import { toGreetingNames } from '#domains/couples/messages/messages.public.ts';
import { findStoredFiles } from '#domains/couples/templates/templates.public.ts';
import { toSizeKey } from '#domains/listing/galleries/galleries.public.ts';
import { findPaidAccount } from '#domains/money/merchant/merchant.public.ts';
import { findChoices, findPhotos } from './quote-desk.repository.ts';
import { findQuoteSpaces } from './quote-spaces.repository.ts';
import { notifyQuoteChanged } from './quote-notices.operations.ts';
import { findSettings, findTemplates, findTerms } from './quote-settings.repository.ts';
import { DEFAULT_SETTINGS, startQuote } from './quote-start.rules.ts';
import { findVersion } from './quote-versions.repository.ts';
import { findOpenQuote } from './open-quote.operations.ts';
import { type QuoteRow, deleteQuote, insertQuote, updateQuote } from './quotes.repository.ts';

const CHOICES_MAX = 60;
const PHOTOS_MAX = 12;
const PHOTO_WIDTH = 640;

type Saved = { quoteId: number; revision: number; savedAt: string };

type Ports = { db: Db; clock: Clock; files: SignedFiles; /** Of a payment by card. */ feeBasisPoints: number };

export type QuoteDraftsService = ReturnType<typeof createQuoteDraftsService>;

/** Writing a quote. A draft is kept for the couple, not for the user, so that a colleague can finish it. */
export function createQuoteDraftsService({ db, clock, files, feeBasisPoints }: Ports) {
  return {
    read(caller: Member, leadId: number): Promise<QuoteDesk> {
      return db.tenantRead(caller.customerId, async (tx) => {
        const lead = await findOwnLead(tx, caller, leadId);
        const quote = await findOpenQuote(tx, lead);
        return readDesk(tx, lead, quote);
      });
    },

    save(caller: Member, leadId: number, given: { form: QuoteForm; revision: number }): Promise<Saved> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, leadId);
        const quote = await findOpenQuote(tx, lead);
        if ((quote?.draft_revision ?? 0) !== given.revision) fail('stale_version');
        const saved_at = clock.now().toISOString();
        const revision = given.revision + 1;
        const draft = { draft: JSON.stringify(given.form), draft_revision: revision, draft_saved_at: saved_at };
        // A quote that was sent keeps its figures until the next version is.
        const { totalCents } = sumQuote({ ...given.form, isGstRegistered: false });
        const shown = { total_cents: toColumn(totalCents), wedding_date: given.form.weddingDate, changed_at: saved_at };
        const quoteId =
          quote?.id ?? (await insertQuote(tx, { ...toOwner(lead), created_by: caller.customerUserId })).id;
        const isUnsent = !quote || quote.state === 'draft';
        await updateQuote(tx, { customerId: lead.customer_id, quoteId }, { ...draft, ...(isUnsent && shown) });
        if (!quote) await notifyQuoteChanged(tx, lead);
        return { quoteId, revision, savedAt: saved_at };
      });
    },

    async discard(caller: Member, leadId: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, leadId);
        const quote = await findOpenQuote(tx, lead);
        if (!quote) return;
        const key = { customerId: quote.customer_id, quoteId: quote.id };
        if (quote.state === 'draft') await deleteQuote(tx, key);
        else await updateQuote(tx, key, { draft: null, draft_revision: quote.draft_revision + 1 });
        await notifyQuoteChanged(tx, lead);
      });
    },
  };

  async function readDesk(tx: Tx, lead: LeadRow, quote: QuoteRow | undefined): Promise<QuoteDesk> {
    const of = { customerId: lead.customer_id, providerId: lead.provider_id };
    const today = dayIn(clock.now(), lead.time_zone);
    const day = lead.organization_date;
    const [settings = DEFAULT_SETTINGS, terms, templates, choices, photos, spaces, account] = await Promise.all([
      findSettings(tx, of),
      findTerms(tx, of),
      findTemplates(tx, of),
      findChoices(tx, { ...of, leadId: lead.id, today, day }, CHOICES_MAX),
      findPhotos(tx, of, { limit: PHOTOS_MAX }),
      findQuoteSpaces(tx, of),
      findPaidAccount(tx, of),
    ]);
    const start = startQuote({
      today,
      weddingDate: day,
      guests: lead.guests,
      settings,
      coverMediumId: photos[0]?.id ?? null,
    });
    const written = quote ? ((await findForm(tx, quote)) ?? start) : start;
    const starts = templates.map(({ id, name, content }) => ({ id, name, content: QuoteForm.parse(content) }));
    const named = [written, ...starts.map(({ content }) => content)].flatMap(({ attachmentIds }) => attachmentIds);
    const stored = await findStoredFiles(tx, of.customerId, [...new Set(named)]);
    const known = new Set(stored.map(({ id }) => id));
    const withKnownFiles = (form: QuoteForm): QuoteForm => ({
      ...form,
      attachmentIds: form.attachmentIds.filter((id) => known.has(id)),
    });
    const channels = toChannelFacts(lead);
    return {
      quoteId: quote?.id ?? null,
      state: quote?.state ?? 'draft',
      version: quote?.version ?? 0,
      revision: quote?.draft_revision ?? 0,
      savedAt: quote?.draft_saved_at ?? null,
      form: withKnownFiles(written),
      isGstRegistered: settings.is_gst_registered,
      cardFeeBasisPoints: account ? feeBasisPoints : null,
      hasTerms: Boolean(terms?.body),
      provider: { id: lead.provider_id, name: lead.provider_name, today },
      couple: {
        name: lead.couple_name,
        firstNames: toGreetingNames(lead),
        budget: lead.budget,
      },
      channels: { email: channelBlock('email', channels) ?? null, sms: channelBlock('sms', channels) ?? null },
      choices: choices.map(({ name, detail, unit, price, is_asked_for }) => ({
        name,
        detail,
        unit,
        priceCents: price * 100,
        isAskedFor: is_asked_for,
      })),
      photos: photos.map(({ id, caption, file_key, widths }) => {
        const width = widths.find((each) => each >= PHOTO_WIDTH) ?? widths.at(-1) ?? 0;
        return { id, caption, url: files.urlOf(toSizeKey(file_key, width)) };
      }),
      spaces,
      files: stored.map(({ id, name, size_bytes }) => ({ id, name, sizeKb: toKb(size_bytes) })),
      templates: starts.map((each) => ({ ...each, content: withKnownFiles(each.content) })),
    };
  }

  /** The unsent changes, or else what was sent last as the start of the next version. */
  async function findForm(tx: Tx, quote: QuoteRow): Promise<QuoteForm | undefined> {
    if (quote.draft !== null) return QuoteForm.parse(quote.draft);
    const sent = await findVersion(tx, { customerId: quote.customer_id, quoteId: quote.id }, quote.version);
    return sent && QuoteForm.strip().parse(sent.content);
  }
}

function toOwner(lead: LeadRow) {
  return { customer_id: lead.customer_id, provider_id: lead.provider_id, lead_id: lead.id };
}

const toKb = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

const COLUMN_MAX = 2_147_483_647;
/** A draft may ask for more than any quote can; its column only orders lists. */
const toColumn = (cents: number) => Math.min(cents, COLUMN_MAX);
