import { useShownPhone } from './use-shown-phone.ts';

/** A phone number for people. It reads from left to right in every language. */
export function PhoneNumber({ number }: { number: string }) {
  const shown = useShownPhone();
  return <bdi dir="ltr">{shown(number)}</bdi>;
}
