import type { Prompt } from '@bellbird/contract/attention/prompts';
import type { ForcedModal } from './due.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MissingDialog } from './MissingDialog.tsx';
import { NoPricesDialog } from './NoPricesDialog.tsx';
import { ReferralDialog } from './ReferralDialog.tsx';
import type { MissingListingData } from './use-missing-data.ts';
import { VideoDialog } from './VideoDialog.tsx';

export type ModalProps = {
  /** Closed with ‘Not now’. */
  onClose: () => void;
  /** Closed by following its link. */
  onGone: () => void;
};

export type OpenModalProps = ModalProps & {
  modal: Exclude<ForcedModal, 'prices'>;
  missingData: MissingListingData;
  message: Prompt | undefined;
};

/** The forced modal that is open. The one about prices has a file of its own: it needs nothing of the others. */
export function OpenModal({ modal, missingData, message, ...ways }: OpenModalProps) {
  switch (modal) {
    case 'message':
      return message && <MessageDialog message={message} {...ways} />;
    case 'video':
      return <VideoDialog {...ways} />;
    case 'noPrices':
      return <NoPricesDialog providers={missingData.unpriced} {...ways} />;
    case 'missing':
      return <MissingDialog missing={missingData.missing} {...ways} />;
    case 'referral':
      return <ReferralDialog {...ways} />;
  }
}
