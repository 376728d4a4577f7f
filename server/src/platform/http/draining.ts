import type { FastifyInstance } from 'fastify';

export type Draining = {
  /** From now on the process asks to be left alone, and still carries out what arrives. */
  begin(): void;
  isOn(): boolean;
};

/**
 * How a process behind a balancer ends without a failed request. While it drains it is not ready, so the balancer sends
 * new requests elsewhere, and every response closes its connection, so none is reused at the moment it goes away.
 */
export function drainable(app: FastifyInstance): Draining {
  let isOn = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isOn) reply.header('connection', 'close');
    done();
  });
  return {
    begin() {
      isOn = true;
    },
    isOn: () => isOn,
  };
}
