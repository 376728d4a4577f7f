import { useTranslation } from '#texts/use-translation.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AgreementCard } from './AgreementCard.tsx';

/** The terms for referring a company. */
export function ReferralTermsPage() {
  const { t } = useTranslation('agreements');
  return (
    <Page>
      <PageHeader title={t('referral.title')} lead={t('referral.lead')} />
      <AgreementCard type="referral" />
    </Page>
  );
}
