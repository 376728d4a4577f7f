import { parseArgs } from 'node:util';
import { Email } from '@bellbird/contract/shared/fields';
import { FORGET_MISSING_ADDRESSES, USE_DAYS_OF_DEALS, WRITE_NAME_KEYS } from '#domains/couples/leads/leads.public.ts';
import { CANCEL_WAITING_MESSAGES } from '#domains/couples/messages/messages.public.ts';
import { CONTINUE_INVOICE_NUMBERS } from '#domains/money/payments/payments.public.ts';
import { importAccount } from '#domains/people/account-exports/account-import.operations.ts';
import { accessJobs } from '#domains/people/access/access.jobs.ts';
import { createSignInChangeMailsService } from '#domains/people/access/sign-in-change-mails.service.ts';
import { createDeliveriesService } from '#domains/people/access/deliveries.service.ts';
import {
  type FirstAccountsService,
  createFirstAccountsService,
} from '#domains/people/customer-users/first-accounts.service.ts';
import { ImportFailure } from '#platform/backup/import-rows.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { systemClock } from '#platform/time/clock.ts';

const HELP = `Makes the accounts that nobody inside can make yet. Each gets a mail with a link to choose a password.

  npm run account -- customer --name "Wattle Creek" --owner "Imogen Hart" --email imogen@wattlecreek.example \\
                              --manager "Ruth Okafor" --manager-email ruth@bellbird.example
      a customer, its first user (who can manage everything) and its account manager

  npm run account -- staff --name "Ruth Okafor" --email ruth@bellbird.example
      somebody of the marketplace team

  npm run account -- import --file bellbird-2026-11-16.zip
      the archive of an account, into an instance without customers; see docs/ACCOUNT-EXPORT.md

Bellbird may be running; if not, the mail is sent when it starts.`;

class Misused extends Error {}

type Given = Record<'name' | 'owner' | 'email' | 'manager' | 'manager-email' | 'file', string | undefined>;

function read(args: string[]): { kind: string | undefined; given: Given } {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: text, owner: text, email: text, manager: text, 'manager-email': text, file: text },
    });
    return { kind: positionals[0], given: values as Given };
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error));
  }
}

function need(given: Given, option: keyof Given): string {
  const value = given[option]?.trim();
  if (!value) throw new Misused(`--${option} is missing.`);
  return value;
}

function address(given: Given, option: 'email' | 'manager-email'): string {
  const parsed = Email.safeParse(need(given, option));
  if (!parsed.success) throw new Misused(`--${option} is no email address.`);
  return parsed.data;
}

/** 'Imogen Hart' → name and surname; the last word is the surname. */
function person(given: Given, option: 'name' | 'owner') {
  const words = need(given, option).split(/\s+/);
  const surname = words.length > 1 ? (words.pop() ?? '') : '';
  return { name: words.join(' '), surname, email: address(given, 'email') };
}

async function main(args: string[]): Promise<string> {
  const { kind, given } = read(args);
  if (kind === 'import') return importFrom(need(given, 'file'));
  const make = plan(kind, given);
  if (!make) return HELP;
  const config = readConfig(process.env);
  await migrate(config.databaseUrl, () => undefined);
  const log = createLog('error');
  const db = openDb({ url: config.databaseUrl, poolSize: 2, onError: () => undefined });
  const { baseUrl, keyring, databaseUrl } = config;
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, log });
  const sms = createSmsGateway({ ...config.sms, log });
  const ports = { db, clock: systemClock, mailer, sms, baseUrl, keyring };
  const bound = accessJobs(createDeliveriesService(ports), createSignInChangeMailsService(ports));
  const jobs = await openJobs({ databaseUrl, log, bound, run: false });
  try {
    return await make(createFirstAccountsService({ db, clock: systemClock, jobs }));
  } finally {
    await jobs.close();
    mailer.close();
    await db.close();
  }
}

async function importFrom(file: string): Promise<string> {
  const { databaseUrl, storageUrl } = readConfig(process.env);
  await migrate(databaseUrl, () => undefined);
  const { customer, tables } = await importAccount({
    databaseUrl,
    storage: openStorage(storageUrl),
    file,
    afterwards: [
      CANCEL_WAITING_MESSAGES,
      CONTINUE_INVOICE_NUMBERS,
      FORGET_MISSING_ADDRESSES,
      WRITE_NAME_KEYS,
      USE_DAYS_OF_DEALS,
    ],
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${customer.name} is imported: ${rows} rows, equal to the archive.`;
}

/** Parses the command and checks everything before the database is touched; undefined for help. */
function plan(
  kind: string | undefined,
  given: Given,
): ((accounts: FirstAccountsService) => Promise<string>) | undefined {
  if (kind === 'customer') {
    const customer = {
      name: need(given, 'name'),
      managerName: need(given, 'manager'),
      managerEmail: address(given, 'manager-email'),
    };
    const owner = person(given, 'owner');
    return async (accounts) => {
      const { customerId } = await accounts.customer(customer, owner);
      return `${customer.name} is customer ${customerId}. ${owner.email} is invited by mail.`;
    };
  }
  if (kind === 'staff') {
    const member = person(given, 'name');
    return async (accounts) => {
      await accounts.staff(member);
      return `${member.name} is of the team. ${member.email} gets a mail to choose a password.`;
    };
  }
  if (kind === undefined || kind === 'help') return undefined;
  throw new Misused(`There is no account called ‘${kind}’.`);
}

function explain(error: unknown): string {
  if (error instanceof ImportFailure) return error.message;
  if (error instanceof Misused) return `${error.message}\n\n${HELP}`;
  if (error instanceof AppError) return Object.values(error.fields ?? {}).join('\n') || error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
