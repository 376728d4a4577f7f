import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { SingingBird } from '#ui/drawings/SingingBird.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './OpenModal.tsx';

/** Shown once: asks the vendor to refer a company. */
export function ReferralDialog({ onClose, onGone }: ModalProps) {
  const { t } = useTranslation('modals');
  return (
    <ModalFrame
      name="referral"
      drawing={<SingingBird />}
      title={t('referral.title')}
      text={t('referral.text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('referral.no')}
          </Button>
          <PrimaryButton component={Link} to={pathTo('referProvider')} onClick={onGone}>
            {t('referral.refer')}
          </PrimaryButton>
        </>
      }
    >
      <p>
        <TextLink component={Link} to={pathTo('referProviderConditions')} onClick={onGone}>
          {t('referral.terms')}
        </TextLink>
      </p>
    </ModalFrame>
  );
}
