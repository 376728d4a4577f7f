import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { countAnswersBy } from '#domains/couples/leads/leads.public.ts';
import {
  findProviders,
  findProvidersOfCustomer,
  presentProvider,
} from '#domains/listing/providers/providers.public.ts';
import type { TellCharge } from '#domains/people/customer-users/charge.operations.ts';
import type { ProviderDirectory } from '#domains/people/customer-users/links.service.ts';
import {
  activateInvited,
  lockManagers,
  restoreContacts,
} from '#domains/people/customer-users/customer-users.public.ts';
import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import { findPendingPayments } from '#domains/money/payments/payments.public.ts';
import { accessJobs } from '#domains/people/access/access.jobs.ts';
import { accessRoutes } from '#domains/people/access/access.routes.ts';
import { createAccessService } from '#domains/people/access/access.service.ts';
import { createDeliveriesService } from '#domains/people/access/deliveries.service.ts';
import { createFinishSignInService } from '#domains/people/access/finish-sign-in.service.ts';
import { createInvitationsService } from '#domains/people/access/invitations.service.ts';
import { invite } from '#domains/people/access/invitations.operations.ts';
import { createLoginsService } from '#domains/people/access/logins.service.ts';
import { createOneTimeCodesService } from '#domains/people/access/one-time-codes.service.ts';
import { ownSessionsRoutes } from '#domains/people/access/own-sessions.routes.ts';
import { createOwnSessionsService } from '#domains/people/access/own-sessions.service.ts';
import { createPasswordResetsService } from '#domains/people/access/password-resets.service.ts';
import { createSecondFactorService } from '#domains/people/access/second-factor.service.ts';
import { createSessionsService } from '#domains/people/access/sessions.service.ts';
import { createSignInService, type PendingPayments } from '#domains/people/access/sign-in.service.ts';
import { createSocialAccountsService } from '#domains/people/access/social-accounts.service.ts';
import { createSocialAttemptsService } from '#domains/people/access/social-attempts.service.ts';
import { createSocialSignInService } from '#domains/people/access/social-sign-in.service.ts';
import { createSignInChangeMailsService } from '#domains/people/access/sign-in-change-mails.service.ts';
import { createSignInChangesService } from '#domains/people/access/sign-in-changes.service.ts';
import { socialRoutes } from '#domains/people/access/social.routes.ts';
import { teamRoutes } from '#domains/people/access/team.routes.ts';
import { createTeamService } from '#domains/people/access/team.service.ts';
import { twoFactorRoutes } from '#domains/people/access/two-factor.routes.ts';
import { createTwoFactorService } from '#domains/people/access/two-factor.service.ts';
import { accountExportsJobs } from '#domains/people/account-exports/account-exports.jobs.ts';
import { accountExportsRoutes } from '#domains/people/account-exports/account-exports.routes.ts';
import { createAccountExportsService } from '#domains/people/account-exports/account-exports.service.ts';
import {
  askForConfirmation,
  confirmationJobs,
  sendPeopleChange,
  sendRefusal,
} from '#domains/people/customer-users/confirmations.jobs.ts';
import { createConfirmationsService } from '#domains/people/customer-users/confirmations.service.ts';
import {
  confirmationsRoutes,
  customerUsersRoutes,
  linksRoutes,
  teamUsersRoutes,
} from '#domains/people/customer-users/customer-users.routes.ts';
import { createCustomerUsersService, type UserMails } from '#domains/people/customer-users/customer-users.service.ts';
import { createLinksService } from '#domains/people/customer-users/links.service.ts';
import { createTeamUsersService } from '#domains/people/customer-users/team-users.service.ts';
import { createUserProfileService } from '#domains/people/customer-users/user-profile.service.ts';
import { customersJobs, sendContactRequest } from '#domains/people/customers/customers.jobs.ts';
import { customersRoutes } from '#domains/people/customers/customers.routes.ts';
import { type AskTeam, createCustomersService } from '#domains/people/customers/customers.service.ts';
import type { JobPorts, Ports } from '../ports.ts';

const providers: ProviderDirectory = {
  findSummaries: async (tx, ids) => (await findProviders(tx, ids)).map(presentProvider),
  findLinkable: async (tx, customerId) =>
    (await findProvidersOfCustomer(tx, customerId)).map((row) => ({
      id: row.id,
      name: row.name,
      categoryName: row.category_name,
    })),
};

/** Customers, their users, and how people sign in. */
export function createPeople(ports: Ports) {
  const sessions = createSessionsService(ports);
  const pendingPayments: PendingPayments = (tx, who) => findPendingPayments(tx, who, ports.clock.now());
  const signIns = createSignInService({ ...ports, pendingPayments });
  const visits = createSocialAttemptsService(ports);
  const secondFactor = createSecondFactorService(ports);
  const logins = createLoginsService({ ...ports, sessions });
  const mails: UserMails = {
    async askForConfirmation(tx, user) {
      await ports.jobs.enqueue(tx, askForConfirmation, user);
      const asked = { customerId: user.customerId, providerId: null, customerUserId: null, at: ports.clock.now() };
      await requestApproval(tx, { ...asked, kind: 'user_confirmation', subjectId: user.id });
    },
    withdrawConfirmation: (tx, { customerId, id }) =>
      withdrawApproval(tx, { customerId, kind: 'user_confirmation', subjectId: id, at: ports.clock.now() }),
    invite: (tx, { customerId, id }) => invite(tx, ports, { customerId, customerUserId: id }),
  };
  const askTeam: AskTeam = async (tx, { requestId, ...who }) => {
    const asked = { ...who, providerId: null, kind: 'contact_request', subjectId: requestId, at: ports.clock.now() };
    await requestApproval(tx, asked);
    await ports.jobs.enqueue(tx, sendContactRequest, { customerId: who.customerId, id: requestId });
  };
  const tellCharge: TellCharge = async (tx, of) => {
    await addPrompt(tx, {
      customer_id: of.customerId,
      provider_id: of.providerId,
      type: 'notification',
      title: 'Those who manage the account answer these couples now',
      body_html:
        '<p>Nobody else can read what couples write to you here. Choose which colleague should answer them.</p>',
      link_path: '/customer-users',
      link_text: 'Open users',
      created_at: ports.clock.now().toISOString(),
    });
    await notifyTeam(tx, of, { kind: 'prompts' });
  };
  const teamUsers = createTeamUsersService({
    ...ports,
    tellCharge,
    logins,
    mails,
    providers,
    notifyRefusal: async (tx, refused) => {
      for (const managerId of await lockManagers(tx, refused.customerId))
        await ports.jobs.enqueue(tx, sendRefusal, { ...refused, managerId });
    },
    notifyChange: async (tx, changed, managerIds) => {
      for (const managerId of managerIds) await ports.jobs.enqueue(tx, sendPeopleChange, { ...changed, managerId });
    },
  });
  const routes: Route[] = [
    ...accessRoutes({
      access: createAccessService({ ...ports, sessions, signIns, pendingPayments }),
      resets: createPasswordResetsService({ ...ports, sessions }),
      codes: createOneTimeCodesService({ ...ports, signIns }),
      invitations: createInvitationsService({ ...ports, activateUser: activateInvited }),
      changes: createSignInChangesService({ ...ports, sessions, restoreContacts }),
    }),
    ...socialRoutes({
      signIns: createSocialSignInService({ ...ports, visits, signIns }),
      accounts: createSocialAccountsService({ ...ports, logins, visits }),
    }),
    ...twoFactorRoutes({
      finishing: createFinishSignInService({ ...ports, secondFactor, signIns }),
      twoFactor: createTwoFactorService({ ...ports, sessions, secondFactor }),
    }),
    ...teamRoutes(createTeamService({ ...ports, sessions })),
    ...ownSessionsRoutes(createOwnSessionsService(ports)),
    ...confirmationsRoutes(createConfirmationsService({ ...ports, logins, mails })),
    ...customerUsersRoutes(
      createCustomerUsersService({ ...ports, logins, mails, providers, tellCharge }),
      createUserProfileService({ ...ports, logins, countAnswersBy }),
    ),
    ...teamUsersRoutes(teamUsers),
    ...linksRoutes(createLinksService({ ...ports, providers, tellCharge })),
    ...customersRoutes(createCustomersService({ ...ports, askTeam })),
    ...accountExportsRoutes(createAccountExportsService({ ...ports, assertPassword: logins.assertPassword })),
  ];
  return { routes, authenticate: sessions.authenticate, visits, teamUsers };
}

export function peopleJobs(ports: JobPorts): BoundJob[] {
  return [
    ...accessJobs(createDeliveriesService(ports), createSignInChangeMailsService(ports)),
    ...confirmationJobs(ports),
    ...customersJobs(ports),
    ...accountExportsJobs(ports),
  ];
}
