import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import { pendingPaymentsOf } from '#domains/money/payments/payments.public.ts';
import { accessJobs } from '#domains/people/access/access.jobs.ts';
import { accessRoutes } from '#domains/people/access/access.routes.ts';
import { createAccessService } from '#domains/people/access/access.service.ts';
import { createDeliveriesService } from '#domains/people/access/deliveries.service.ts';
import { createFinishSignInService } from '#domains/people/access/finish-sign-in.service.ts';
import { createInvitationsService, invite } from '#domains/people/access/invitations.service.ts';
import { createLogins } from '#domains/people/access/logins.service.ts';
import { createOneTimeCodesService } from '#domains/people/access/one-time-codes.service.ts';
import { ownSessionsRoutes } from '#domains/people/access/own-sessions.routes.ts';
import { createOwnSessionsService } from '#domains/people/access/own-sessions.service.ts';
import { createPasswordResetsService } from '#domains/people/access/password-resets.service.ts';
import { createSecondFactor } from '#domains/people/access/second-factor.ts';
import { createSessions } from '#domains/people/access/sessions.ts';
import { createSignIn, type PendingPayments } from '#domains/people/access/sign-in.ts';
import { createSocialAccountsService } from '#domains/people/access/social-accounts.service.ts';
import { createSocialAttempts } from '#domains/people/access/social-attempts.service.ts';
import { createSocialSignInService } from '#domains/people/access/social-sign-in.service.ts';
import { socialRoutes } from '#domains/people/access/social.routes.ts';
import { twoFactorRoutes } from '#domains/people/access/two-factor.routes.ts';
import { createTwoFactorService } from '#domains/people/access/two-factor.service.ts';
import { askForConfirmation, confirmationJobs } from '#domains/people/customer-users/confirmations.jobs.ts';
import { createConfirmationsService } from '#domains/people/customer-users/confirmations.service.ts';
import {
  confirmationsRoutes,
  customerUsersRoutes,
  linksRoutes,
} from '#domains/people/customer-users/customer-users.routes.ts';
import { createCustomerUsersService, type UserMails } from '#domains/people/customer-users/customer-users.service.ts';
import { createLinksService } from '#domains/people/customer-users/links.service.ts';
import { createUserProfileService } from '#domains/people/customer-users/user-profile.service.ts';
import { customersRoutes } from '#domains/people/customers/customers.routes.ts';
import { createCustomersService } from '#domains/people/customers/customers.service.ts';
import type { JobPorts, Ports } from '../ports.ts';

/** Customers, their users, and how people sign in. */
export function createPeople(ports: Ports) {
  const sessions = createSessions(ports);
  const pendingPayments: PendingPayments = (tx, who) => pendingPaymentsOf(tx, who, ports.clock.now());
  const signIn = createSignIn({ ...ports, pendingPayments });
  const visits = createSocialAttempts(ports);
  const secondFactor = createSecondFactor(ports);
  const logins = createLogins({ ...ports, sessions });
  const mails: UserMails = {
    askForConfirmation: (tx, user) => ports.jobs.enqueue(tx, askForConfirmation, user),
    invite: (tx, { customerId, id }) => invite(tx, ports, { customerId, customerUserId: id }),
  };
  const routes: Route[] = [
    ...accessRoutes({
      access: createAccessService({ ...ports, sessions, signIn, pendingPayments }),
      resets: createPasswordResetsService({ ...ports, sessions }),
      codes: createOneTimeCodesService({ ...ports, signIn }),
      invitations: createInvitationsService(ports),
    }),
    ...socialRoutes({
      signIns: createSocialSignInService({ ...ports, visits, signIn }),
      accounts: createSocialAccountsService({ ...ports, visits }),
    }),
    ...twoFactorRoutes({
      finishing: createFinishSignInService({ ...ports, secondFactor, pendingPayments }),
      twoFactor: createTwoFactorService({ ...ports, sessions, secondFactor }),
    }),
    ...ownSessionsRoutes(createOwnSessionsService(ports)),
    ...confirmationsRoutes(createConfirmationsService({ ...ports, logins, mails })),
    ...customerUsersRoutes(
      createCustomerUsersService({ ...ports, logins, mails }),
      createUserProfileService({ ...ports, logins }),
    ),
    ...linksRoutes(createLinksService(ports)),
    ...customersRoutes(createCustomersService(ports)),
  ];
  return { routes, authenticate: sessions.authenticate, visits };
}

export function peopleJobs(ports: JobPorts): BoundJob[] {
  return [...accessJobs(createDeliveriesService(ports)), ...confirmationJobs(ports)];
}
