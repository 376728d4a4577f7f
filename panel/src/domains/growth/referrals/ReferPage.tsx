import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { useWatch } from 'react-hook-form';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { supportLinks } from '#platform/config/support.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { SelectField, type SelectOption } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useReferable } from './use-referable.ts';
import { useReferral } from './use-referral.ts';
import css from './ReferPage.module.css';

/** Refers a company to the marketplace. */
export function ReferPage() {
  const { t } = useTranslation('referrals');
  const user = useUser();
  const { options, campaignId, hasFailed, retry } = useReferable();
  const isReady = user !== undefined && campaignId !== undefined && options.length > 0;
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card className={css.narrow} aria-busy={!isReady && !hasFailed}>
        {hasFailed ? (
          <ErrorState onRetry={retry} support={supportLinks()} />
        ) : isReady ? (
          <ReferralFields user={user} campaignId={campaignId} categories={options} />
        ) : (
          <ReferralSkeleton />
        )}
      </Card>
    </Page>
  );
}

type ReferralFieldsProps = { user: SessionUser; campaignId: number; categories: readonly SelectOption[] };

function ReferralFields({ user, campaignId, categories }: ReferralFieldsProps) {
  const { t } = useTranslation('referrals');
  const { form, submit } = useReferral(user, campaignId);
  return (
    <CardBody>
      <Form form={form} onSubmit={submit} label={t('title')} guarded>
        <TextField name="companyName" label={t('companyName')} autoComplete="off" required />
        <SelectField
          name="category.id"
          label={t('category')}
          placeholder={t('categoryHint')}
          options={categories}
          required
        />
        <Pair>
          <TextField name="name" label={t('name')} autoComplete="off" required />
          <PhoneField name="phone" label={t('phone')} country={panelConfig().country} autoComplete="off" required />
        </Pair>
        <CheckboxField name="termsAccepted" label={<Terms />} />
        <Send />
      </Form>
    </CardBody>
  );
}

/** The terms open in a new tab, so that the form keeps what was typed. */
function Terms() {
  const { t } = useTranslation('referrals');
  return (
    <>
      {t('agree')}{' '}
      <TextLink href={pathTo('referProviderConditions')} target="_blank" rel="noreferrer">
        {t('terms')}
      </TextLink>
    </>
  );
}

function Send() {
  const { t } = useTranslation('referrals');
  const hasAgreed = useWatch({ name: 'termsAccepted' }) as boolean;
  return (
    <div>
      <SubmitButton disabled={!hasAgreed}>{t('send')}</SubmitButton>
    </div>
  );
}

function ReferralSkeleton() {
  return (
    <CardBody>
      {[0, 1, 2, 3].map((each) => (
        <div className={css.field} key={each}>
          <Skeleton variant="line" width={120} />
          <Skeleton variant="rounded" height={44} />
        </div>
      ))}
    </CardBody>
  );
}
