import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { ReferralForm } from '@bellbird/contract/growth/referrals';
import { useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { sendReferral } from './referrals.queries.ts';

type Values = Omit<ReferralForm, 'category' | 'termsAccepted'> & {
  category: { id: number | '' };
  termsAccepted: boolean;
};

const resolver = lazyResolver(async () => (await import('@bellbird/contract/growth/referrals')).ReferralForm);

/** The referral form. It is sent once however often the button is clicked, and keeps its values when that fails. */
export function useReferral(user: SessionUser, campaignId: number) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const form = useForm<Values, unknown, ReferralForm>({
    resolver: resolver as unknown as Resolver<Values, unknown, ReferralForm>,
    defaultValues: {
      companyName: '',
      name: '',
      phone: '',
      category: { id: '' },
      campaign: { id: campaignId },
      customerUserId: user.id,
      customerId: user.customerId,
      termsAccepted: false,
    },
  });

  const submit = async (referral: ReferralForm): Promise<void> => {
    try {
      await sendReferral(referral, key.current);
      form.reset();
      await navigate({ to: pathTo('referProviderSuccess') });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isLost = error.code === NETWORK;
      // The server has answered, so the next submission is a new referral.
      if (!isLost) key.current = crypto.randomUUID();
      applyFieldErrors(form, { fields: error.fields, message: error.message });
    }
  };
  return { form, submit };
}
