/**
 * `texts`: our own, for text messages. `assigned`: a provider’s. `quarantined`: nobody gets it yet. `free`: can be given
 * to a provider. `gone`: no longer at the gateway.
 */
export const NUMBER_STATES = ['free', 'assigned', 'quarantined', 'texts', 'gone'] as const;
export type NumberState = (typeof NUMBER_STATES)[number];
