import { Row } from '#ui/layout/Row.tsx';
import { Spacer } from '#ui/layout/Spacer.tsx';
import { AttachButton } from './AttachButton.tsx';
import { LaterButton } from './LaterButton.tsx';
import { SendButton } from './SendButton.tsx';
import { SignatureSwitch } from './SignatureSwitch.tsx';
import type { ComposerState } from './use-composer.ts';
import type { FileUploads } from './use-file-uploads.ts';

export type ComposerTools = {
  composer: ComposerState;
  timeZone: string;
  isReady: boolean;
  uploads: FileUploads;
  onWanted: () => void;
};

/** The last row on wide screens: what can be added to the message, and how it is sent. */
export function ComposerToolbar(props: ComposerTools & { isOffer: boolean }) {
  const { composer, timeZone, isOffer, isReady, uploads } = props;
  const isMail = composer.type === 'email';
  return (
    <Row gap={1} wrap>
      {isMail && <AttachButton composer={composer} uploads={uploads} />}
      {isMail && <SignatureSwitch composer={composer} />}
      <Spacer />
      <LaterButton composer={composer} timeZone={timeZone} isReady={isReady} />
      <SendButton composer={composer} isOffer={isOffer} isReady={isReady} />
    </Row>
  );
}
