import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { MerchantAccountsService } from './merchant-accounts.service.ts';
import type { MerchantMailsService } from './merchant-mails.service.ts';
import { openMerchantAccounts, sendMerchantDecision } from './merchant.job-definitions.ts';

const EVERY_MINUTE = '* * * * *';

export function merchantJobs(mails: MerchantMailsService, accounts: MerchantAccountsService): BoundJob[] {
  return [
    work(sendMerchantDecision, mails.sendDecision),
    work(openMerchantAccounts, accounts.openMissing, EVERY_MINUTE),
  ];
}
