import type { Provider } from '@bellbird/contract/providers';

/** Without a provider: of all of them. */
export function ApplicationTab({ provider }: { provider: Provider | undefined }) {
  return <p>{provider?.name}</p>;
}
