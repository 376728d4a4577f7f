import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What the provider remembers, for as long as the sandbox runs. */
export function createMemory(): (kind: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>();

  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`;
    const living = async (matches: (payload: AdapterPayload) => boolean) =>
      [...kept.values()].find(({ payload, until }) => until > Date.now() && payload.kind === kind && matches(payload))
        ?.payload;
    return {
      async upsert(id, payload, expiresIn) {
        kept.set(keyOf(id), { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Infinity });
      },
      async find(id) {
        const found = kept.get(keyOf(id));
        return found && found.until > Date.now() ? found.payload : undefined;
      },
      findByUid: (uid) => living((payload) => payload.uid === uid),
      findByUserCode: (userCode) => living((payload) => payload.userCode === userCode),
      async consume(id) {
        const found = kept.get(keyOf(id));
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
