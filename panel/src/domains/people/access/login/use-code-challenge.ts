import type { CodeChallenge } from '@bellbird/contract/people/access';
import { ONE_TIME_CODE_TTL_S } from '@bellbird/contract/shared/limits';
import { useRef, useState } from 'react';
import { type CodeChannel, askForCode } from '../access.queries.ts';
import { useSecondsSince } from './use-seconds-since.ts';

type Sent = CodeChallenge & { at: number };

/** A code that was sent: how long it is valid, when it may be sent again, and sending it again. */
export function useCodeChallenge(username: string, first: CodeChallenge) {
  const [challenge, setChallenge] = useState<Sent>(() => ({ ...first, at: Date.now() }));
  const [isSpent, setIsSpent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const asked = useRef<Promise<CodeChallenge>>(Promise.resolve(first));
  // Counted from its arrival, since two machines’ clocks rarely agree.
  const seconds = useSecondsSince(challenge.at);
  const waitS = ONE_TIME_CODE_TTL_S - (Date.parse(challenge.expiresAt) - Date.parse(challenge.resendAfter)) / 1000;

  const sendAgain = async (channel: CodeChannel) => {
    // A challenge without attempts left stays that way: the next code needs a new one.
    const { challengeId } = challenge;
    const sending = askForCode({ username, channel, ...(!isSpent && { challengeId }) });
    asked.current = sending.catch(() => challenge);
    setIsSending(true);
    try {
      setChallenge({ ...(await sending), at: Date.now() });
      setIsSpent(false);
    } finally {
      setIsSending(false);
    }
  };

  return {
    challenge,
    /** What a code belongs to: on a slow line it arrives before the response that names its challenge. */
    latest: () => asked.current,
    isSending,
    validForS: isSpent ? 0 : Math.max(0, ONE_TIME_CODE_TTL_S - seconds),
    againInS: isSpent ? 0 : Math.max(0, waitS - seconds),
    sendAgain,
    markSpent: () => setIsSpent(true),
  };
}
