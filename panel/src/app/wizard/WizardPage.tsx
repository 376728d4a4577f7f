import { Suspense } from 'react';
import { SignupWizardPage } from '#domains/growth/wizard/SignupWizardPage.tsx';
import { lazyPart } from '#platform/routing/lazy-part.ts';

const Missing = lazyPart(() => import('#domains/foundation/errors/Error404Page.tsx'), 'Error404Page');

/** The signup wizard; behind a link that is none stands the page for that. */
export function WizardPage() {
  return (
    <SignupWizardPage
      missing={
        <Suspense>
          <Missing />
        </Suspense>
      }
    />
  );
}
