import type { Generated } from 'kysely';
import type { Caller, Member } from '../auth/caller.ts';
import type { Tx } from '../db/db.ts';

declare module '../db/tables.ts' {
  interface Tables {
    audit_entries: {
      id: Generated<number>;
      at: Generated<string>;
      customer_id: number | null;
      actor_kind: 'customer_user' | 'staff' | 'partner' | 'system' | 'anonymous';
      actor_id: number | null;
      acting_for: number | null;
      action: string;
      subject_kind: string | null;
      subject_id: number | null;
      details: string;
      request_id: string | null;
    };
  }
}

export type AuditEntry = {
  /** `domain.verb`, as the call is named. */
  action: string;
  subject?: { kind: string; id: number };
  customerId?: number | null;
  /** The customer user a staff member acts for, unless the caller already says so. */
  actingFor?: number;
  details?: Record<string, string | number | boolean | null>;
  requestId?: string;
};

/** Callers whose request has already written an entry. */
const noted = new WeakSet<object>();

/** Records who did what, in the same transaction as the change. Details name fields, never values: no secrets here. */
export async function record(tx: Tx, caller: Caller | { kind: 'system' }, deed: AuditEntry): Promise<void> {
  noted.add(caller);
  await tx
    .insertInto('audit_entries')
    .values({
      ...actorOf(caller),
      customer_id: deed.customerId ?? (caller.kind === 'member' ? caller.customerId : null),
      acting_for: deed.actingFor ?? (isActing(caller) ? caller.customerUserId : null),
      action: deed.action,
      subject_kind: deed.subject?.kind ?? null,
      subject_id: deed.subject?.id ?? null,
      details: JSON.stringify(deed.details ?? {}),
      request_id: deed.requestId ?? null,
    })
    .execute();
}

/** Makes sure that acting for somebody leaves an entry even if the use case writes none. */
export async function recordActing(tx: Tx, caller: Member, deed: AuditEntry): Promise<void> {
  if (!noted.has(caller)) await record(tx, caller, deed);
}

function isActing(caller: Caller | { kind: 'system' }): caller is Member {
  return caller.kind === 'member' && caller.actor !== undefined;
}

function actorOf(caller: Caller | { kind: 'system' }) {
  switch (caller.kind) {
    case 'member':
      if (caller.actor) return { actor_kind: 'staff' as const, actor_id: caller.actor.staffMemberId };
      return { actor_kind: 'customer_user' as const, actor_id: caller.customerUserId };
    case 'staff':
      return { actor_kind: 'staff' as const, actor_id: caller.staffMemberId };
    case 'system':
    case 'partner':
    case 'anonymous':
      return { actor_kind: caller.kind, actor_id: null };
  }
}
