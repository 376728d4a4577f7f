import { mergeFieldsIn, MERGE_FIELDS } from '@bellbird/contract/couples/messages';
import type { Template, TemplateForm } from '@bellbird/contract/couples/templates';
import type { Paging } from '@bellbird/contract/shared/envelope';
import type { z } from 'zod';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import { likePart } from '#platform/db/like.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import { cleanHtml } from '#platform/mail/clean-html.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findStoredFiles } from './stored-files.repository.ts';
import { assertCanWrite } from './templates.policy.ts';
import { presentTemplate } from './templates.presenter.ts';
import {
  clearDefault,
  countTemplates,
  deleteTemplate,
  findTemplate,
  findTemplates,
  insertTemplate,
  isNameTaken,
  lockTemplates,
  setTemplateFiles,
  updateTemplate,
} from './templates.repository.ts';

type Form = z.output<typeof TemplateForm>;

export type TemplatesService = ReturnType<typeof createTemplatesService>;

/** A customer's mail templates. */
export function createTemplatesService({ db, clock }: { db: Db; clock: Clock }) {
  /** Validates what only the customer's own rows can tell. */
  async function assertValid(tx: Tx, customerId: number, form: Form, exceptId?: number): Promise<void> {
    const fields: Record<string, string> = {};
    if (await isNameTaken(tx, customerId, form.name, exceptId))
      fields['name'] = 'There’s already a template with this name.';
    const files = await findStoredFiles(tx, customerId, form.attachmentIds);
    if (files.length < new Set(form.attachmentIds).size) fields['attachmentIds'] = 'Attachment can not found';
    const known: readonly string[] = MERGE_FIELDS;
    const unknown = mergeFieldsIn(form.subject + form.body).filter((name) => !known.includes(name));
    if (unknown.length > 0) fields['body'] = `There’s no field ${unknown.map((name) => `{{${name}}}`).join(', ')}.`;
    if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
  }

  function toColumns(form: Form) {
    const body = cleanHtml(form.body);
    if (body === '') fail('invalid_fields', { fields: { body: 'This field is required!' } });
    return {
      name: form.name,
      subject: form.subject,
      body,
      is_default: form.isDefault,
      updated_at: clock.now().toISOString(),
    };
  }

  return {
    async list(caller: Member, customerId: number, { page, limit, query }: Paging & { query?: string | undefined }) {
      assertCanWrite(caller, customerId);
      const wanted = { customerId, like: query ? likePart(query) : undefined };
      const [rows, total] = await db.tenantRead(customerId, (tx) =>
        Promise.all([findTemplates(tx, { ...wanted, ...windowOf({ page, limit }) }), countTemplates(tx, wanted)]),
      );
      return { data: rows.map(presentTemplate), total };
    },

    async create(caller: Member, customerId: number, form: Form): Promise<{ id: number }> {
      assertCanWrite(caller, customerId);
      return db.tenant(customerId, async (tx) => {
        await lockTemplates(tx, customerId);
        await assertValid(tx, customerId, form);
        if (form.isDefault) await clearDefault(tx, customerId);
        const id = await insertTemplate(tx, { customer_id: customerId, ...toColumns(form) });
        await setTemplateFiles(tx, customerId, id, [...new Set(form.attachmentIds)]);
        await record(tx, caller, { action: 'templates.create', subject: { kind: 'template', id } });
        return { id };
      });
    },

    async update(caller: Member, customerId: number, id: number, form: Form & { version: number }): Promise<Template> {
      assertCanWrite(caller, customerId);
      return db.tenant(customerId, async (tx) => {
        await lockTemplates(tx, customerId);
        const before = (await findTemplate(tx, customerId, id)) ?? fail('not_found');
        if (before.version !== form.version) fail('stale_version', { data: presentTemplate(before) });
        await assertValid(tx, customerId, form, id);
        if (form.isDefault && !before.is_default) await clearDefault(tx, customerId);
        const of = { customerId, id, version: form.version };
        if (!(await updateTemplate(tx, of, toColumns(form)))) fail('stale_version');
        await setTemplateFiles(tx, customerId, id, [...new Set(form.attachmentIds)]);
        await record(tx, caller, { action: 'templates.update', subject: { kind: 'template', id } });
        return presentTemplate((await findTemplate(tx, customerId, id)) ?? fail('not_found'));
      });
    },

    async delete(caller: Member, customerId: number, id: number): Promise<void> {
      assertCanWrite(caller, customerId);
      await db.tenant(customerId, async (tx) => {
        if (!(await deleteTemplate(tx, customerId, id))) fail('not_found');
        await record(tx, caller, { action: 'templates.delete', subject: { kind: 'template', id } });
      });
    },
  };
}
