/** Texts of the specification that forms and toasts show. */
export const TEXT = {
  required: 'This field is required!',
  passwordsDiffer: 'Passwords dont match.',
  passwordResetFailed: 'Password reset operation failed.',
  invalidUrl: 'Please enter a valid URL',
  actionFailed: 'Sorry.. there was an error',
  unexpected: 'Something went wrong.',
  paymentFailed: 'Payment is fail',
  callFailed: 'Phone call failed, please try again.',
  notReached: 'Could not be reached, please try again.',
  loadFailed: 'An error occurred while loading',
} as const;
