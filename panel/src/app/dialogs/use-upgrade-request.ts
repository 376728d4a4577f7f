import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { useUser } from '#platform/session/use-session.ts';
import { requestCampaign } from './upgrade.queries.ts';

/** The entry of the list `campaign_id` that upgrades belong to. */
const CAMPAIGN = 'Upgrade request';

export type UpgradeRequest = { state: 'open' | 'pending' | 'sent' } | { state: 'failed'; message: string };

/** Which upgrades were requested in this session. */
const toKey = (upgrade: Upgrade) => `bellbird.upgrade.${upgrade}`;

/** A request for an upgrade: sent once per session; the dialog says so when it is opened again. */
export function useUpgradeRequest(upgrade: Upgrade, onSent: () => void) {
  const { t } = useTranslation('upgrade');
  const user = useUser();
  const campaigns = useConfigList('campaign_id');
  const key = useRef(crypto.randomUUID());
  const [request, setRequest] = useState<UpgradeRequest>(() => ({
    state: sessionStorage.getItem(toKey(upgrade)) ? 'sent' : 'open',
  }));
  const campaignId = campaigns.data?.find(({ value }) => value === CAMPAIGN)?.itemId;

  const send = async (): Promise<void> => {
    if (!user || !campaignId || request.state !== 'open') return;
    setRequest({ state: 'pending' });
    try {
      const { customer, name, surname } = user;
      const body = {
        campaign: { id: campaignId },
        companyName: customer.name,
        customer: { id: customer.id },
        customerUser: { id: user.id },
        name: `${name} ${surname}`.trim(),
        upgrade,
      };
      await requestCampaign(body, key.current);
      sessionStorage.setItem(toKey(upgrade), 'sent');
      onSent();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRequest({ state: 'failed', message: error.message });
    }
  };
  // Without the list no request can be sent.
  const shown: UpgradeRequest = campaigns.isLoadingError
    ? { state: 'failed', message: t('ui:error.unreachable') }
    : request;
  return { request: shown, send, isReady: campaignId !== undefined };
}
