import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { feedOptions, saveFeed } from '../calendar.queries.ts';

/** The feed of a calendar and its actions. */
export function useFeed(providerId: number) {
  const { t } = useTranslation('calendar');
  const queries = useQueryClient();
  const notices = useNotices();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const options = feedOptions(providerId);
  const feed = useQuery(options);
  const [isBusy, setBusy] = useState(false);
  const showsDetails = feed.data?.showsDetails ?? false;

  async function save(choice: Parameters<typeof saveFeed>[1], notice?: string): Promise<void> {
    setBusy(true);
    await attempt(async () => queries.setQueryData(options.queryKey, await saveFeed(providerId, choice)), notice);
    setBusy(false);
  }

  return {
    feed,
    isBusy,
    async copy(url: string): Promise<void> {
      try {
        await navigator.clipboard.writeText(url);
        notices.success(t('feed.copied'));
      } catch {
        // The browser blocks the clipboard; the address can still be selected and copied.
        notices.error(t('feed.notCopied'));
      }
    },
    showDetails: (isOn: boolean) => save({ isOn: true, showsDetails: isOn }),
    async renew(): Promise<void> {
      const question = { title: t('feed.renewTitle'), text: t('feed.renewText'), confirm: t('feed.renew') };
      if (await confirm(question)) await save({ isOn: true, showsDetails, newAddress: true }, t('feed.renewed'));
    },
    async turn(isOn: boolean): Promise<void> {
      const question = { title: t('feed.offTitle'), text: t('feed.offText'), confirm: t('feed.turnOff'), danger: true };
      if (isOn || (await confirm(question))) await save({ isOn, showsDetails });
    },
  };
}
