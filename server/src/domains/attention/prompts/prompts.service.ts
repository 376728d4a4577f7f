import {
  type Prompt,
  type PromptMeta,
  type PromptState,
  PROMPT_TYPE_NAMES,
  type PromptType,
} from '@bellbird/contract/attention/prompts';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Member, Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { cleanHtml } from '#platform/mail/clean-html.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { promptAudience } from './prompt-audience.policy.ts';
import { presentPrompt } from './prompts.presenter.ts';
import {
  addPrompt,
  countPending,
  countPrompts,
  findCustomerOf,
  findPrompt,
  findPrompts,
  setCompleted,
} from './prompts.repository.ts';

export type PromptsService = ReturnType<typeof createPromptsService>;

export type NewNotification = {
  providerId: number;
  title: string;
  body: string;
  linkData: { path: string; text: string } | null;
};

/** Completes or reopens a reminder together with its prompt. Passed in at the wiring: couples are an area above. */
export type SettleReminder = (
  tx: Tx,
  caller: Member,
  reminder: { leadId: number; id: number },
  completedAt: string | null,
) => Promise<unknown>;

type Deps = { db: Db; clock: Clock; settleReminder: SettleReminder };

export function createPromptsService({ db, clock, settleReminder }: Deps) {
  return {
    async list(
      caller: Member,
      wanted: Paging & { type?: readonly PromptType[]; state: PromptState; providerId?: number },
    ): Promise<{ data: Prompt[]; total: number }> {
      const audience = promptAudience(caller, { types: wanted.type, providerId: wanted.providerId });
      const search = { state: wanted.state, now: clock.now().toISOString() };
      const window = { limit: wanted.limit, offset: (wanted.page - 1) * wanted.limit };
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findPrompts(tx, audience, search, window), countPrompts(tx, audience, search)]),
      );
      return { data: rows.map(presentPrompt), total };
    },

    async meta(caller: Member): Promise<PromptMeta> {
      const now = clock.now().toISOString();
      const audience = promptAudience(caller);
      const [counts, modal] = await db.tenantRead(caller.customerId, async (tx) => {
        const found = await countPending(tx, audience, now);
        const [oldest] = found.flatMap(({ modal_id }) => modal_id ?? []).toSorted((a, b) => a - b);
        return [found, oldest === undefined ? undefined : await findPrompt(tx, audience, oldest)];
      });
      const countOf = (type: PromptType) => counts.find((each) => each.type === type)?.count ?? 0;
      const byType = Object.fromEntries(PROMPT_TYPE_NAMES.map((type) => [type, countOf(type)]));
      return {
        pending: counts.reduce((sum, each) => sum + each.count, 0),
        byType: byType as Record<PromptType, number>,
        ahead: counts.reduce((sum, each) => sum + each.ahead, 0),
        modal: modal ? presentPrompt(modal) : null,
      };
    },

    /** Completes or reopens a prompt. If it belongs to a reminder, the reminder does it. */
    act(caller: Member, id: number, action: 'completed' | 'reopened'): Promise<Prompt> {
      return db.tenant(caller.customerId, async (tx) => {
        const prompt = (await findPrompt(tx, promptAudience(caller), id)) ?? fail('not_found');
        const at = action === 'completed' ? clock.now().toISOString() : null;
        const { reminder_id: reminderId, lead_id: leadId } = prompt;
        if (reminderId !== null && leadId !== null) await settleReminder(tx, caller, { leadId, id: reminderId }, at);
        else await setCompleted(tx, caller.customerId, id, at);
        const after = (await findPrompt(tx, promptAudience(caller), id)) ?? fail('not_found');
        await notifyTeam(tx, { customerId: caller.customerId, providerId: prompt.provider_id }, { kind: 'prompts' });
        return presentPrompt(after);
      });
    },

    /** A message from the marketplace team to a provider’s users. */
    notify(caller: Staff, { providerId, title, body, linkData }: NewNotification): Promise<{ id: number }> {
      return db.system(async (tx) => {
        const customerId = (await findCustomerOf(tx, providerId)) ?? fail('not_found');
        const id = await addPrompt(tx, {
          customer_id: customerId,
          provider_id: providerId,
          type: 'notification',
          title,
          body_html: cleanHtml(body),
          link_path: linkData?.path ?? null,
          link_text: linkData?.text ?? null,
          created_at: clock.now().toISOString(),
        });
        await record(tx, caller, { action: 'prompts.notify', subject: { kind: 'prompt', id }, customerId });
        await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
        return { id };
      });
    },
  };
}
