import { parseBankAccount } from '@bellbird/contract/money/merchant';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { ConnectGateway, NewAccount } from '#platform/payments/connect-gateway.ts';
import { type ApplicationRow, findWithoutAccount, updateAccount } from './merchant.repository.ts';

type Ports = { db: Db; log: Log; connect: ConnectGateway; bankAccounts: Sealer };

const BATCH = 50;

export type MerchantAccountsService = ReturnType<typeof createMerchantAccountsService>;

/** Opens an account at the gateway for each vendor whose application was approved, once. */
export function createMerchantAccountsService({ db, log, connect, bankAccounts }: Ports) {
  async function open(row: ApplicationRow): Promise<void> {
    // The gateway knows the key, so a response that was lost opens no second account.
    const account = await connect.createAccount(toAccount(row, bankAccounts), `account-${row.id}`);
    await db.system((tx) => updateAccount(tx, row.id, account));
  }

  return {
    async openMissing(): Promise<void> {
      const rows = await db.system((tx) => findWithoutAccount(tx, BATCH));
      // One that cannot be opened must not hold up the others.
      for (const row of rows)
        await open(row).catch((error: unknown) =>
          log.warn({ err: error, application: row.id }, 'merchant: an account could not be opened yet'),
        );
    },
  };
}

function toAccount(row: ApplicationRow, bankAccounts: Sealer): NewAccount {
  const bank = parseBankAccount(bankAccounts.open(row.iban_sealed));
  if (!bank) throw new Error('The bank account of an application cannot be read.');
  return {
    providerId: row.provider_id,
    name: row.provider_name,
    email: row.email,
    abn: row.billing_number ?? undefined,
    bank: bank.kind === 'iban' ? { iban: bank.iban } : { bsb: bank.bsb, accountNumber: bank.account },
  };
}
