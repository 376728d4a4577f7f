import { Suspense, lazy } from 'react';
import { ChooseCustomer } from './ChooseCustomer.tsx';
import type { NextStep, OnNext, WayIn } from './sign-in.ts';

// Only those with an authenticator app need it.
const SecondFactor = lazy(async () => ({ default: (await import('./SecondFactor.tsx')).SecondFactor }));

type FurtherStepProps = { wayIn: WayIn; step: NextStep; onNext: OnNext; onCancel: () => void };

/** The steps between correct credentials and the session, whichever way somebody signs in. */
export function NextSignInStep({ wayIn, step, onNext, onCancel }: FurtherStepProps) {
  if ('customers' in step) {
    return <ChooseCustomer wayIn={wayIn} customers={step.customers} onNext={onNext} onCancel={onCancel} />;
  }
  return (
    <Suspense>
      <SecondFactor challengeId={step.twoFactor.challengeId} onCancel={onCancel} />
    </Suspense>
  );
}
