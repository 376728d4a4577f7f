import type { ConnectedAccount } from '@bellbird/contract/people/access';
import type { SocialAccountRow } from './social-accounts.repository.ts';

export function presentAccount(row: SocialAccountRow): ConnectedAccount {
  return { type: row.type, name: row.name, connectedAt: row.connected_at };
}
