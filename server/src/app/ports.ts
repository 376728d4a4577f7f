import type { PanelConfig } from '@bellbird/contract/foundation/panel';
import type { Keyring } from '#platform/crypto/keyring.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Db } from '#platform/db/db.ts';
import type { Translator } from '#platform/http/translate-answer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Outside } from '#platform/outside/outside.ts';
import type { PushSender } from '#platform/push/push-sender.ts';
import type { PushServices } from '#platform/push/push-services.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { NumbersGateway } from '#platform/voice/numbers-gateway.ts';
import type { PushDeliveriesService } from '#domains/attention/push/push-deliveries.service.ts';
import type { NumberRules } from '#domains/couples/calls/numbers.operations.ts';
import type { CallRoutingService } from '#domains/couples/calls/call-routing.service.ts';
import type { UnsubscribeTokensService } from '#domains/couples/leads/couples/unsubscribe-tokens.service.ts';
import type { MissedTextsService } from '#domains/couples/messages/missed-texts.service.ts';
import type { MessageDeliveriesService } from '#domains/couples/messages/message-deliveries.service.ts';
import type { ReplyAddressesService } from '#domains/couples/messages/reply-addresses.service.ts';
import type { PaymentServices } from './payment-services.ts';

/** What the platform provides to the domains. */
export type Ports = {
  db: Db;
  clock: Clock;
  realtime: Realtime;
  storage: Storage;
  files: SignedFiles;
  rateLimits: RateLimits;
  jobs: Jobs;
  identityNumbers: Sealer;
  identityDocuments: Sealer;
  bankAccounts: Sealer;
  twoFactorKeys: Sealer;
  panel: PanelConfig;
  social: IdentityProviders;
  /** The address that OAuth providers send the browser back to. */
  baseUrl: string;
  /** Passwords expire after this many days; undefined: never. */
  passwordMaxAgeDays: number | undefined;
  /** Whether the team must sign in with a second factor. */
  teamSecondFactor: boolean;
  keyring: Keyring;
  addresses: ReplyAddressesService;
  marketplaceUrl: string;
  unsubscribeTokens: UnsubscribeTokensService;
  pushServices: PushServices;
  outside: Outside;
  calendarAddresses: Sealer;
  payments: PaymentServices;
  numbersGateway: NumbersGateway;
  numberRules: NumberRules;
};

/** What background work needs. */
export type JobPorts = {
  db: Db;
  storage: Storage;
  social: IdentityProviders;
  clock: Clock;
  rateLimits: RateLimits;
  mailer: Mailer;
  sms: SmsGateway;
  baseUrl: string;
  marketplaceUrl: string;
  keyring: Keyring;
  unsubscribeTokens: UnsubscribeTokensService;
  deliveries: MessageDeliveriesService;
  missedTexts: MissedTextsService;
  /** Where a mail server reports about a mail to the team. */
  alertBounce: ReplyAddressesService['alertBounce'];
  callRouting: CallRoutingService;
  pushes: PushDeliveriesService;
  push: PushSender;
  outside: Outside;
  calendarAddresses: Sealer;
  bankAccounts: Sealer;
  payments: PaymentServices;
  numbersGateway: NumbersGateway;
  numberRules: NumberRules;
  /** What we write and name in files that are made in the background; undefined for English. */
  translatorFor: (language: string) => Translator | undefined;
};
