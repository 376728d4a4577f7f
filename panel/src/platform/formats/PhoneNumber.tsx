import { useShownPhone } from './use-shown-phone.ts';

/** A phone number for people. */
export function PhoneNumber({ number }: { number: string }) {
  return useShownPhone()(number);
}
