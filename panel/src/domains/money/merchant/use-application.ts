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

type Choices = {
  position: MerchantForm['position'] | '';
  documentType: MerchantForm['documentType'] | '';
  cityId: number | '';
};
export type Values = Record<Exclude<keyof MerchantForm, keyof Choices | 'billingNumber'>, string> & Choices;

/** The first application needs both secrets; a later one may keep those sent before. */
function resolverFor(previous: MerchantApplication | undefined) {
  const resolver = lazyResolver(async () => {
    const { MERCHANT_SECRETS, merchantFormWith } = await import('@bellbird/contract/money/merchant');
    const sent = { documentNumber: previous?.documentNumberEnd, iban: previous?.ibanEnd };
    return merchantFormWith(MERCHANT_SECRETS.filter((secret) => !sent[secret]));
  });
  return resolver as unknown as Resolver<Values, unknown, MerchantForm>;
}

/** The application form. After a rejection it starts with what was sent, without the two secrets. */
export function useApplication(provider: Provider, previous: MerchantApplication | undefined) {
  const { t } = useTranslation('merchant');
  const user = useUser();
  const queries = useQueryClient();
  const notices = useNotices();
  const key = useRef(crypto.randomUUID());
  const [resolver] = useState(() => resolverFor(previous));
  const form = useForm<Values, unknown, MerchantForm>({
    resolver,
    defaultValues: {
      providerName: previous?.providerName ?? provider.name,
      firstName: previous?.firstName ?? user?.name ?? '',
      lastName: previous?.lastName ?? user?.surname ?? '',
      birthDate: previous?.birthDate ?? user?.details.birthDate ?? '',
      position: previous?.position ?? '',
      documentType: previous?.documentType ?? '',
      documentState: previous?.documentState ?? '',
      documentNumber: '',
      documentExpiresOn: previous?.documentExpiresOn ?? '',
      identityNumber: previous?.identityNumber ?? '',
      iban: '',
      bank: previous?.bank ?? '',
      billingAddress: previous?.billingAddress ?? '',
      billingOffice: previous?.billingOffice ?? '',
      tradeChamber: previous?.tradeChamber ?? '',
      tradeRegisterNumber: previous?.tradeRegisterNumber ?? '',
      phone: previous?.phone ?? user?.phone ?? '',
      mobile: previous?.mobile ?? user?.phone ?? '',
      email: previous?.email ?? user?.email ?? '',
      cityId: previous?.city.id ?? provider.cityId,
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
      // The server has answered, so the next submission is a new application.
      if (!isLost) key.current = crypto.randomUUID();
      applyFieldErrors(form, { fields: error.fields, message: error.message });
      if (error.code === 'not_possible_now')
        await queries.invalidateQueries({ queryKey: applicationsOptions(provider.id).queryKey });
    }
  };
  return { form, submit };
}
