import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { countPending } from './prompts.repository.ts';

export type PromptsService = ReturnType<typeof createPromptsService>;

export function createPromptsService({ db }: { db: Db }) {
  return {
    async meta(caller: Member): Promise<{ pending: number }> {
      const own = caller.links.map((link) => link.providerId);
      return { pending: await db.tenantRead(caller.customerId, (tx) => countPending(tx, caller.customerId, own)) };
    },
  };
}
