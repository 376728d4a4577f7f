import { useEffect, useState } from 'react';
import { panelConfig } from '#platform/config/panel-config.ts';

type Phones = typeof import('@bellbird/contract/shared/phone-number');

/** '+61491570006' → '+61 491 570 006'. The rules of all countries are heavy: they come after the page, the number before them. */
export function useShownPhone(): (phone: string) => string {
  const [phones, setPhones] = useState<Phones>();
  useEffect(() => {
    let isHere = true;
    void import('@bellbird/contract/shared/phone-number').then((loaded) => isHere && setPhones(loaded));
    return () => {
      isHere = false;
    };
  }, []);
  return (phone) => phones?.internationalPhone(phone, phones.phoneCountry(panelConfig().country)) ?? phone;
}
