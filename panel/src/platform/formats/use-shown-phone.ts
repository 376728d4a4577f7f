import { useSyncExternalStore } from 'react';
import { panelConfig } from '#platform/config/panel-config.ts';
import { australianPhone } from '#ui/forms/australian-phone.ts';
import { leftToRight } from './left-to-right.ts';

type Rules = typeof import('@bellbird/contract/shared/phone-number');

/**
 * The numbering rules of all countries are heavy. They load with the first number that needs them; until then the
 * plain number is shown.
 */
let rules: Rules | undefined;
let coming: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** '+61491570006' → '+61 491 570 006', from left to right in every language. */
export function useShownPhone(): (phone: string) => string {
  const known = useSyncExternalStore(
    subscribe,
    () => rules,
    () => rules,
  );
  return (phone) => leftToRight(australianPhone(phone) ?? abroad(phone, known));
}

function abroad(phone: string, known: Rules | undefined): string {
  if (!known) coming ??= fetchRules();
  return known?.internationalPhone(phone, known.phoneCountry(panelConfig().country)) ?? phone;
}

function subscribe(onChange: () => void): () => void {
  waiting.add(onChange);
  return () => waiting.delete(onChange);
}

async function fetchRules(): Promise<void> {
  try {
    rules = await import('@bellbird/contract/shared/phone-number');
    for (const listener of waiting) listener();
  } catch {
    // No connection; the next number tries again.
    coming = undefined;
  }
}
