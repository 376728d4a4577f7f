import { SignupWizardPage } from '#domains/growth/wizard/SignupWizardPage.tsx';
import { lazyPart } from '#loading/lazy-part.ts';

const Missing = lazyPart(() => import('#domains/foundation/errors/Error404Page.tsx'), 'Error404Page');

/** The sign-up wizard; a link that is not valid shows the 404 page. */
export function WizardPage() {
  return <SignupWizardPage missing={<Missing />} />;
}
