import { FAULTS, type TwilioFault } from '../../twilio/faults.ts';

/** Numbers that fail by their last four digits, so that failures can be shown. The page lists them. */
export const FAILING_NUMBERS: readonly { ending: string; fault: TwilioFault; means: string }[] = [
  { ending: '0000', fault: FAULTS.toInvalid, means: 'No such number' },
  { ending: '0001', fault: FAULTS.unsubscribed, means: 'Answered STOP' },
  { ending: '0002', fault: FAULTS.tooMany, means: 'Too many at once' },
  { ending: '0003', fault: FAULTS.trouble, means: 'The gateway is in trouble' },
];

/** Accepted at first, then reported as not delivered. */
export const UNREACHABLE = { ending: '0004', errorCode: 30_003 } as const;
