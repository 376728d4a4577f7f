import type { Config } from '../config/config.ts';
import { examineDatabase, examineReplica } from './examine-database.ts';
import { examineDomains, type Lookup } from './examine-domains.ts';
import {
  examineAddress,
  examineGateway,
  examineMail,
  examineScanner,
  examineSms,
  examineStorage,
} from './examine-services.ts';
import { type Finding, examine } from './finding.ts';

/** Tries everything a configuration names against the real services, each by itself. Writes nothing but one test file. */
export function examineAll(config: Config, lookup: Lookup): Promise<Finding[]> {
  const { payments, databaseReadUrl, virusScannerUrl } = config;
  return Promise.all([
    examine('Database', () => examineDatabase(config.databaseUrl, config.databasePool)),
    ...(databaseReadUrl ? [examine('Replica', () => examineReplica(databaseReadUrl))] : []),
    examine('Files', () => examineStorage(config.storageUrl)),
    ...(virusScannerUrl ? [examine('Virus scanner', () => examineScanner(virusScannerUrl))] : []),
    examine('Outgoing mail', () => examineMail(config.smtpUrl)),
    examine('Text messages', () => examineSms(config.sms)),
    ...(payments ? [examine('Payments', () => examineGateway(payments.gateway))] : []),
    ...(config.isProduction ? [examine('Mail domains', () => examineDomains(config, lookup))] : []),
    ...(config.isProduction ? [examine('Address', () => examineAddress(config.baseUrl))] : []),
  ]);
}
