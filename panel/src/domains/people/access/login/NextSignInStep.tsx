import { Suspense } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import type { NextStep, OnNext, WayIn } from './sign-in.ts';

// Most people need neither: they belong to one customer and have no authenticator app.
const ChooseCustomer = lazyPart(() => import('./ChooseCustomer.tsx'), 'ChooseCustomer');
const SecondFactor = lazyPart(() => import('./SecondFactor.tsx'), 'SecondFactor');

type FurtherStepProps = { wayIn: WayIn; step: NextStep; onNext: OnNext; onCancel: () => void };

/** The steps between correct credentials and the session, whichever way somebody signs in. */
export function NextSignInStep({ wayIn, step, onNext, onCancel }: FurtherStepProps) {
  return (
    <Suspense>
      {'customers' in step ? (
        <ChooseCustomer wayIn={wayIn} customers={step.customers} onNext={onNext} onCancel={onCancel} />
      ) : (
        <SecondFactor challengeId={step.twoFactor.challengeId} onCancel={onCancel} />
      )}
    </Suspense>
  );
}
