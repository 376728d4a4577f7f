import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Live } from './live.ts';
import type { Html } from './page/html.ts';

export type Clock = { now(): Date };

/** What every service gets to work with. */
export type ServiceContext = { config: Config; clock: Clock; live: Live };

/** One service of the outside world: its real protocol, its JSON doors, and its part of the page. */
export type Service = {
  /** Its place in addresses: `/?service=mail`. */
  name: string;
  title: string;
  /** One line under the title: what it stands for. */
  about: string;
  /** A drawing of 24 × 24, as SVG paths. */
  icon: string;
  count(): number;
  register(app: FastifyInstance): void;
  render(query: Readonly<Record<string, string | undefined>>): Html;
  /** Throws away all it has taken in. */
  empty(): void;
  /** For protocols other than HTTP. */
  open?(): Promise<void>;
  close?(): Promise<void>;
};
