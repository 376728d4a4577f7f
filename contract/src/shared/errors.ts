/**
 * Every way a call can fail: its stable code, its status and its sentence. Code throws `AppError(code)`;
 * nobody writes a status or a sentence twice. Sentences that the specification quotes stand here word for word.
 */
export const ERRORS = {
  malformed_json: [400, 'The request could not be read.'],
  bad_request: [400, 'The request could not be read.'],
  not_logged_in: [401, 'Please sign in again.'],
  forbidden: [403, 'You may not do this.'],
  password_change_required: [403, 'Please choose a new password first.'],
  not_while_acting: [403, 'This is theirs alone: it cannot be done while acting for somebody.'],
  acting_ended: [403, 'You are no longer acting for this user.'],
  bad_signature: [403, 'The signature is missing, wrong or too old.'],
  not_found: [404, 'Not Found'],
  conflict: [409, 'Somebody else changed this meanwhile. Please look again.'],
  in_use: [409, 'This is still in use, so it cannot be removed.'],
  own_user: [409, 'You cannot switch off or remove yourself.'],
  last_manager: [409, 'Somebody has to be able to manage the users. Let another user manage first.'],
  not_possible_now: [409, 'This cannot be done any more. Please look again.'],
  confirmation_expired: [409, 'This link has expired. A new one has to be asked for.'],
  social_taken: [409, 'This account already signs in somebody else here.'],
  social_already_connected: [409, 'You have connected another account of this kind. Disconnect it first.'],
  last_way_in: [409, 'This is your only way in. Please set a password first.'],
  stale_version: [409, 'Somebody else changed this meanwhile. Please look again.'],
  illegal_step: [409, 'This step is not possible from where the couple stands now.'],
  no_longer_undoable: [409, 'This step cannot be taken back any more.'],
  day_taken: [409, 'This provider already has a deal on that day.'],
  date_taken: [409, 'This date is already taken.'],
  no_first_option: [409, 'Nobody holds this date, so there is nothing to be second to.'],
  couple_missing: [409, 'Couple cart does not exist!'],
  already_on_its_way: [409, 'This message is already on its way.'],
  idempotency_key_reused: [409, 'This request was already sent with other content.'],
  still_running: [409, 'The same request is still being worked on.'],
  too_large: [413, 'That is too large.'],
  wrong_type: [415, 'This kind of content is not accepted here.'],
  invalid_fields: [422, 'There is an error in the submitted fields! Please check the form.'],
  wrong_credentials: [422, 'The username or password is not right.'],
  password_lapsed: [422, 'Your password has lapsed. Please choose a new one.'],
  password_not_lapsed: [422, 'Your password has not lapsed. Please sign in with it.'],
  wrong_code: [422, 'That code is not right.'],
  code_expired: [422, 'This code is no longer valid. Please ask for a new one.'],
  social_not_connected: [
    422,
    'This account is not connected to anybody here. Sign in another way, then connect it in your settings.',
  ],
  social_attempt_over: [422, 'This took too long, or was begun in another window. Please start again.'],
  social_refused: [422, 'We could not make sure that it is you. Please start again.'],
  sign_in_expired: [422, 'That took too long. Please sign in again.'],
  reset_link_wrong: [422, 'Password reset operation failed.'],
  reset_link_used: [422, 'Password reset operation failed.'],
  reset_link_expired: [422, 'Password reset operation failed.'],
  channel_phone_only: [422, 'This couple only wants to be contacted by phone.'],
  channel_email_only: [422, 'This couple only wants to be contacted by e-mail.'],
  channel_cancelled: [422, 'This couple has cancelled their request.'],
  channel_account_deleted: [422, 'This couple has deleted their account.'],
  channel_stopped: [422, 'This couple has asked not to get text messages.'],
  channel_no_address: [422, 'This couple has not given an address for this.'],
  unresolved_fields: [422, 'Something in this text could not be filled in. Please look at the marked places.'],
  attachment_gone: [422, 'Attachment can not found'],
  no_own_phone: [422, 'Please add your own phone number in your settings first: we ring you, then the couple.'],
  too_many_requests: [429, 'Too many tries. Please wait a moment.'],
  server_error: [500, 'Something went wrong.'],
  social_unreachable: [503, 'This cannot be reached at the moment. Please sign in another way, or try again later.'],
  unavailable: [503, 'Bellbird is catching its breath. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

export const FORM_ERROR = ERRORS.invalid_fields[1];

/** Sentences of the specification that forms and notices show. */
export const TEXT = {
  required: 'This field is required!',
  passwordsDiffer: 'Passwords dont match.',
  passwordResetFailed: 'Password reset operation failed.',
  invalidUrl: 'Please enter a valid URL',
  actionFailed: 'Sorry.. there was an error',
  unexpected: 'Something went wrong.',
  callFailed: 'Phone call failed, please try again.',
  notReached: 'Could not be reached, please try again.',
  loadFailed: 'An error occurred while loading',
} as const;
