import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { OwnerProofForm } from './OwnerProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';
import type { TwoFactorReason } from './two-factor-reason.ts';
import { type OwnerProof, beginSetUp, renewCodes, turnOff } from './two-factor.queries.ts';

type Step = { name: 'prove' } | { name: 'scan'; setUpKey: string; uri: string } | { name: 'codes'; codes: string[] };

/** Proof first, then the change; codes are shown once and never again. */
export function TwoFactorDialog({ reason, onClose }: { reason: TwoFactorReason; onClose: () => void }) {
  const { t } = useTranslation('sign-in-safety');
  const notices = useNotices();
  const [step, setStep] = useState<Step>({ name: 'prove' });

  const proved = async (proof: OwnerProof) => {
    if (reason === 'setUp') {
      const { key, uri } = await beginSetUp(proof.password ?? '');
      return setStep({ name: 'scan', setUpKey: key, uri });
    }
    if (reason === 'renew') return setStep({ name: 'codes', codes: await renewCodes(proof) });
    await turnOff(proof);
    notices.success(t('twoFactor.turnedOff'));
    onClose();
  };

  // Codes that were not saved are lost: a click outside must not close the dialog.
  const isHeld = step.name === 'codes';
  return (
    <ClosableDialog
      title={isHeld ? t('twoFactor.codes.title') : t(`twoFactor.${reason}`)}
      onClose={isHeld ? undefined : onClose}
    >
      <DialogContent>
        {step.name === 'prove' && <OwnerProofForm reason={reason} onProof={proved} />}
        {step.name === 'scan' && <ScanStep {...step} onDone={(codes) => setStep({ name: 'codes', codes })} />}
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
      </DialogContent>
    </ClosableDialog>
  );
}
