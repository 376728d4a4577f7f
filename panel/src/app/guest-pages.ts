import { type PageTable, component, guestPage, publicPage } from './page.ts';

const ACCESS = ['access'];
/** The texts of pages where somebody chooses a password or is sent a new one; the sign-in loads without them. */
const PASSWORDS = ['access', 'passwords'];

const forgotPassword = component(
  () => import('#domains/people/access/forgotten/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
);

/** What people see without an account, or before they have signed in. The only table that a guest loads. */
export const guestPages = {
  login: guestPage({
    title: 'login',
    component: component(() => import('#domains/people/access/login/LoginPage.tsx'), 'LoginPage'),
    texts: ACCESS,
  }),
  googleReturn: guestPage({
    title: 'googleReturn',
    component: component(() => import('#domains/people/access/social/GoogleReturnPage.tsx'), 'GoogleReturnPage'),
    texts: ACCESS,
  }),
  forgotPassword: guestPage({ title: 'forgotPassword', component: forgotPassword, texts: PASSWORDS }),
  forgotUsername: guestPage({
    title: 'forgotUsername',
    component: component(() => import('#domains/people/access/forgotten/ForgotUsernamePage.tsx'), 'ForgotUsernamePage'),
    texts: PASSWORDS,
  }),
  renewPassword: guestPage({
    title: 'renewPassword',
    component: component(() => import('#domains/people/access/renewal/ExpiredPasswordPage.tsx'), 'ExpiredPasswordPage'),
    texts: PASSWORDS,
  }),

  passwordRenew: {
    layout: 'bare',
    access: 'renewal',
    title: 'passwordRenew',
    component: component(() => import('#domains/people/access/renewal/PasswordRenewPage.tsx'), 'PasswordRenewPage'),
    texts: PASSWORDS,
  },
  passwordReset: publicPage('bare', { title: 'passwordReset', component: forgotPassword, texts: PASSWORDS }),
  passwordResetByKey: publicPage('bare', {
    title: 'passwordReset',
    component: component(() => import('#domains/people/access/reset/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
    texts: PASSWORDS,
  }),
  register: publicPage('bare', {
    title: 'register',
    component: component(() => import('#domains/people/access/register/RegisterPage.tsx'), 'RegisterPage'),
    texts: PASSWORDS,
  }),
  confirmUser: publicPage('bare', {
    title: 'confirmUser',
    component: component(() => import('#domains/people/customer-users/confirm/ConfirmUserPage.tsx'), 'ConfirmUserPage'),
    texts: ['customer-users'],
  }),
  undoChange: publicPage('bare', {
    title: 'undoChange',
    component: component(() => import('#domains/people/access/undo/UndoChangePage.tsx'), 'UndoChangePage'),
    texts: PASSWORDS,
  }),
  signupWizard: publicPage('wizard', {
    title: 'signupWizard',
    component: component(() => import('#app/wizard/WizardPage.tsx'), 'WizardPage'),
    texts: ['wizard'],
  }),
  unsubscribe: publicPage('bare', {
    title: 'unsubscribe',
    component: component(() => import('#domains/couples/leads/unsubscribe/UnsubscribePage.tsx'), 'UnsubscribePage'),
    texts: ['unsubscribe'],
  }),
  error401: publicPage('plain', {
    title: 'error401',
    component: component(() => import('#domains/foundation/errors/Error401Page.tsx'), 'Error401Page'),
    texts: ['errors'],
  }),
  error404: publicPage('plain', {
    title: 'error404',
    component: component(() => import('#domains/foundation/errors/Error404Page.tsx'), 'Error404Page'),
    texts: ['errors'],
  }),
  error500: publicPage('plain', {
    title: 'error500',
    component: component(() => import('#domains/foundation/errors/Error500Page.tsx'), 'Error500Page'),
    texts: ['errors'],
  }),
} satisfies PageTable;
