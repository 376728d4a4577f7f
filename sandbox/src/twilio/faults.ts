export type TwilioFault = { status: number; code: number; message: string };

/** The refusals of Twilio that the product can run into, by what went wrong. */
export const FAULTS = {
  authenticate: { status: 401, code: 20_003, message: 'Authenticate' },
  accountNotFound: { status: 404, code: 20_404, message: 'The requested resource was not found' },
  bodyMissing: { status: 400, code: 21_602, message: 'Message body is required.' },
  bodyTooLong: {
    status: 400,
    code: 21_617,
    message: 'The concatenated message body exceeds the 1600 character limit.',
  },
  fromMissing: { status: 400, code: 21_603, message: "A 'From' phone number is required." },
  fromInvalid: { status: 400, code: 21_212, message: "The 'From' number is not a valid phone number." },
  toMissing: { status: 400, code: 21_604, message: "A 'To' phone number is required." },
  toInvalid: { status: 400, code: 21_211, message: "The 'To' number is not a valid phone number." },
  callbackInvalid: { status: 400, code: 21_609, message: 'The StatusCallback URL is not valid here.' },
  urlInvalid: { status: 400, code: 21_205, message: 'Url is not a valid URL.' },
  notAllowed: { status: 400, code: 21_216, message: 'Account not allowed to call this number.' },
  unsubscribed: { status: 400, code: 21_610, message: 'Attempt to send to unsubscribed recipient' },
  tooMany: { status: 429, code: 20_429, message: 'Too Many Requests' },
  trouble: { status: 500, code: 20_500, message: 'An internal server error has occurred' },
} as const satisfies Record<string, TwilioFault>;

export function presentFault({ status, code, message }: TwilioFault) {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
}
