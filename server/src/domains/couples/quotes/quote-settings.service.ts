import type { QuoteForm, QuoteSettings } from '@bellbird/contract/couples/quotes';
import { QUOTE_TEMPLATES_MAX } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  countTemplates,
  deleteTemplate,
  findSettings,
  findTerms,
  insertTerms,
  saveSettings,
  saveTemplate,
} from './quote-settings.repository.ts';
import { DEFAULT_SETTINGS } from './quote-start.rules.ts';

export type QuoteSettingsService = ReturnType<typeof createQuoteSettingsService>;

/** What new quotes start with: settings, terms and templates of a provider. */
export function createQuoteSettingsService({ db, clock }: { db: Db; clock: Clock }) {
  async function read(tx: Tx, of: { customerId: number; providerId: number }): Promise<QuoteSettings> {
    const [settings = DEFAULT_SETTINGS, terms] = await Promise.all([findSettings(tx, of), findTerms(tx, of)]);
    return {
      isGstRegistered: settings.is_gst_registered,
      depositPercent: settings.deposit_percent,
      validDays: settings.valid_days,
      terms: terms?.body ?? '',
      termsVersion: terms?.version ?? 0,
    };
  }

  return {
    read(caller: Member, id: number): Promise<QuoteSettings> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'leads', id) };
      return db.tenantRead(caller.customerId, (tx) => read(tx, of));
    },

    save(caller: Member, id: number, given: Omit<QuoteSettings, 'termsVersion'>): Promise<QuoteSettings> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'leads', id) };
      return db.tenant(caller.customerId, async (tx) => {
        await saveSettings(tx, of, {
          is_gst_registered: given.isGstRegistered,
          deposit_percent: given.depositPercent,
          valid_days: given.validDays,
        });
        const terms = await findTerms(tx, of);
        if (given.terms !== (terms?.body ?? ''))
          await insertTerms(tx, of, {
            version: (terms?.version ?? 0) + 1,
            body: given.terms,
            created_at: clock.now().toISOString(),
            created_by: caller.customerUserId,
          });
        await record(tx, caller, { action: 'quotes.saveSettings', subject: { kind: 'provider', id } });
        return read(tx, of);
      });
    },

    saveTemplate(caller: Member, given: { providerId: number; name: string; content: QuoteForm }): Promise<number> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'leads', given.providerId) };
      return db.tenant(caller.customerId, async (tx) => {
        if ((await countTemplates(tx, of, given.name)) >= QUOTE_TEMPLATES_MAX) fail('too_many_templates');
        // The next couple marries on another day, in another number.
        const days = { weddingDate: null, validUntil: null, balanceDueOn: null };
        const instalments = given.content.instalments.map((each) => ({ ...each, dueOn: null }));
        const content = { ...given.content, ...days, instalments, guests: null };
        const id = await saveTemplate(tx, of, { name: given.name, content: JSON.stringify(content) });
        await record(tx, caller, { action: 'quotes.saveTemplate', subject: { kind: 'quoteTemplate', id } });
        return id;
      });
    },

    async deleteTemplate(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        if (!(await deleteTemplate(tx, ownerFor(caller, 'leads'), id))) fail('not_found');
        await record(tx, caller, { action: 'quotes.deleteTemplate', subject: { kind: 'quoteTemplate', id } });
      });
    },
  };
}
