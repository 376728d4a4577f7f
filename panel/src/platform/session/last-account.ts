import type { TokenData } from '@bellbird/contract/people/access';
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { StoredTokens } from './token-store.ts';

const KEY = 'bellbird.place';

/** What a page says of its visitor, so that the document can say it before it has asked (`app/frame/fill-frame.ts`). */
export type Person = {
  readonly name: string;
  readonly surname: string;
  readonly company: string;
  readonly isPrime: boolean;
  /** Their names, by id. */
  readonly providers: Readonly<Record<string, string>>;
};

/** The account of the last visit: used only to preload and to fill the first picture, never trusted. */
export type LastAccount = {
  readonly of: string;
  readonly customerId: number;
  readonly customerUserId: number;
  readonly person?: Person | undefined;
};

export function rememberAccount(
  tokens: StoredTokens,
  { customerId, customerUserId }: TokenData,
  user: SessionUser | undefined,
): void {
  if (!customerId || !customerUserId) return;
  const account: LastAccount = { of: toOwner(tokens), customerId, customerUserId, person: user && toPerson(user) };
  localStorage.setItem(KEY, JSON.stringify(account));
}

export function recallAccount(tokens: StoredTokens): LastAccount | undefined {
  try {
    const account = JSON.parse(localStorage.getItem(KEY) ?? 'null') as LastAccount | null;
    return account?.of === toOwner(tokens) ? account : undefined;
  } catch {
    return undefined;
  }
}

function toPerson({ name, surname, customer, providers }: SessionUser): Person {
  return {
    name,
    surname,
    company: customer.name,
    isPrime: customer.crmStatus === 'prime',
    providers: Object.fromEntries(providers.map((provider) => [provider.id, provider.name])),
  };
}

/** A login and, while acting, the user acted for. */
function toOwner({ id, switchUser }: StoredTokens): string {
  return `${id}/${switchUser ?? ''}`;
}
