import type { QuoteBankAccount, QuoteMoney } from '@bellbird/contract/couples/quote-payments';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { useActing } from '#platform/session/use-session.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { quoteMoneyOptions, saveBankAccount } from './quote-payments.queries.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/couples/quote-payments')).QuoteBankAccount);

/** Where couples transfer to while the vendor takes no cards. */
export function BankAccountCard({ money, provider }: { money: QuoteMoney; provider: Provider }) {
  const { t } = useTranslation('quote-payments');
  const acting = useActing();
  const queries = useQueryClient();
  const notices = useNotices();
  const { name = '', bsb = '', accountNumber = '' } = money.bankAccount ?? {};
  const form = useForm({ resolver, defaultValues: { name, bsb, accountNumber } });
  const submit = async (account: QuoteBankAccount) => {
    try {
      await saveBankAccount(provider.id, account);
      form.reset(account);
      notices.success(t('account.saved'));
      await queries.invalidateQueries({ queryKey: quoteMoneyOptions(provider.id).queryKey });
    } catch (error) {
      if (error instanceof ApiFailure) applyFieldErrors(form, error);
      notices.error(messageOf(error));
    }
  };
  if (money.cards) return null;
  return (
    <Card title={t('account.title')} lead={t('account.lead')}>
      <CardBody>
        <Form form={form} onSubmit={submit} guarded>
          <Stack gap={4}>
            <TextField name="name" label={t('account.name')} required disabled={acting !== undefined} />
            <TextField
              name="bsb"
              label={t('account.bsb')}
              placeholder="062-000"
              required
              disabled={acting !== undefined}
            />
            <TextField name="accountNumber" label={t('account.number')} required disabled={acting !== undefined} />
            {!acting && (
              <div>
                <PrimaryButton type="submit" loading={form.formState.isSubmitting}>
                  {t('account.save')}
                </PrimaryButton>
              </div>
            )}
          </Stack>
        </Form>
      </CardBody>
    </Card>
  );
}
