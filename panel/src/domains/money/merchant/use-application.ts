import type { MerchantApplication, MerchantForm } from '@bellbird/contract/money/merchant';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { useUser } from '#platform/session/use-session.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { applicationsOptions, sendApplication } from './merchant.queries.ts';

export type Values = Record<Exclude<keyof MerchantForm, 'cityId'>, string> & { cityId: number | '' };

/** With both secrets, or without them where they were sent before. */
function resolverFor(isFirst: boolean) {
  const resolver = lazyResolver(async () => {
    const { FirstMerchantForm, MerchantForm } = await import('@bellbird/contract/money/merchant');
    return isFirst ? FirstMerchantForm : MerchantForm;
  });
  return resolver as unknown as Resolver<Values, unknown, MerchantForm>;
}

/** An application being written; one that was refused begins with what was sent, but for its two secrets. */
export function useApplication(provider: Provider, before: MerchantApplication | undefined) {
  const { t } = useTranslation('merchant');
  const user = useUser();
  const queries = useQueryClient();
  const notices = useNotices();
  const key = useRef(crypto.randomUUID());
  const [resolver] = useState(() => resolverFor(!before));
  const form = useForm<Values, unknown, MerchantForm>({
    resolver,
    defaultValues: {
      providerName: before?.providerName ?? provider.name,
      firstName: before?.firstName ?? user?.name ?? '',
      lastName: before?.lastName ?? user?.surname ?? '',
      birthDate: before?.birthDate ?? user?.details.birthDate ?? '',
      identityNumber: '',
      iban: '',
      bank: before?.bank ?? '',
      billingAddress: before?.billingAddress ?? '',
      billingNumber: before?.billingNumber ?? '',
      billingOffice: before?.billingOffice ?? '',
      tradeChamber: before?.tradeChamber ?? '',
      tradeRegisterNumber: before?.tradeRegisterNumber ?? '',
      phone: before?.phone ?? user?.phone ?? '',
      mobile: before?.mobile ?? user?.phone ?? '',
      email: before?.email ?? user?.email ?? '',
      cityId: before?.city.id ?? provider.cityId,
    },
  });

  const submit = async (application: MerchantForm): Promise<void> => {
    try {
      await sendApplication(provider.id, application, key.current);
      form.reset(form.getValues());
      notices.success(t('sent'));
      await queries.invalidateQueries({ queryKey: applicationsOptions(provider.id).queryKey });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isLost = error.code === NETWORK;
      // An answer was given, so the next try is another application.
      if (!isLost) key.current = crypto.randomUUID();
      applyFieldErrors(form, { fields: error.fields, message: isLost ? t('offline') : error.message });
      if (error.code === 'not_possible_now')
        await queries.invalidateQueries({ queryKey: applicationsOptions(provider.id).queryKey });
    }
  };
  return { form, submit };
}
