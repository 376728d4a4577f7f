import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { QuoteSettingsTable, QuoteTemplateTable, QuoteTermsTable } from './quotes.tables.ts';

type Of = { customerId: number; providerId: number };

export type SettingsRow = Pick<Selectable<QuoteSettingsTable>, 'is_gst_registered' | 'deposit_percent' | 'valid_days'>;

export function findSettings(tx: Tx, { customerId, providerId }: Of): Promise<SettingsRow | undefined> {
  return tx
    .selectFrom('quote_settings')
    .select(['is_gst_registered', 'deposit_percent', 'valid_days'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

export async function saveSettings(tx: Tx, { customerId, providerId }: Of, settings: SettingsRow): Promise<void> {
  await tx
    .insertInto('quote_settings')
    .values({ customer_id: customerId, provider_id: providerId, ...settings })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(settings))
    .execute();
}

export type TermsRow = Pick<Selectable<QuoteTermsTable>, 'version' | 'body'>;

/** The terms of a provider as they are now. */
export function findTerms(tx: Tx, { customerId, providerId }: Of): Promise<TermsRow | undefined> {
  return tx
    .selectFrom('quote_terms')
    .select(['version', 'body'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertTerms(
  tx: Tx,
  { customerId, providerId }: Of,
  terms: TermsRow & { created_at: string; created_by: number },
): Promise<void> {
  await tx
    .insertInto('quote_terms')
    .values({ customer_id: customerId, provider_id: providerId, ...terms })
    .execute();
}

export type TemplateRow = Pick<Selectable<QuoteTemplateTable>, 'id' | 'name' | 'content'>;

export function findTemplates(tx: Tx, { customerId, providerId }: Of): Promise<TemplateRow[]> {
  return tx
    .selectFrom('quote_templates')
    .select(['id', 'name', 'content'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .orderBy('name')
    .execute();
}

export async function countTemplates(tx: Tx, { customerId, providerId }: Of, without: string): Promise<number> {
  const row = await tx
    .selectFrom('quote_templates')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where(sql<boolean>`lower(name) <> lower(${without})`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Saves a template; one of the same name is replaced. */
export async function saveTemplate(
  tx: Tx,
  { customerId, providerId }: Of,
  { name, content }: { name: string; content: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into quote_templates (customer_id, provider_id, name, content)
    values (${customerId}, ${providerId}, ${name}, ${content})
    on conflict (customer_id, provider_id, lower(name)) do update set name = excluded.name, content = excluded.content
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function deleteTemplate(tx: Tx, { customerId, providerIds }: Owner, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('quote_templates')
    .where('customer_id', '=', customerId)
    .where(anyOf('provider_id', providerIds))
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
