/** Texts of the specification that forms and toasts show. */
export const TEXT = {
  required: 'This field is required!',
  passwordsDiffer: 'Passwords dont match.',
  invalidUrl: 'Please enter a valid URL',
  actionFailed: 'Sorry.. there was an error',
  unexpected: 'Something went wrong.',
} as const;
