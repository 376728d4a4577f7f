import { readFileSync } from 'node:fs';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { PAGES } from '@bellbird/contract/shared/access';
import { TEAM_RIGHTS } from '@bellbird/contract/shared/team';

const KINDS = ['anyone', 'signed in', 'vendor', 'manager', 'team', 'marketplace'] as const;
type Kind = (typeof KINDS)[number];

/**
 * A line of `who-may-call.tsv`, which is written and reviewed by hand and not made from the contract: the suites judge
 * the contract by it. `acting`: whether the team may make the call for a user, and whether such a read is in the audit
 * trail. `renewal`: whether it is possible before a password that has to be changed is.
 */
export type Rule = {
  readonly call: string;
  readonly kind: Kind;
  /** Of vendors: only those who manage this page of a provider. */
  readonly page: string | undefined;
  /** Of the team: only those whose roles have this right. */
  readonly right: string | undefined;
  readonly acting: 'yes' | 'no' | 'noted' | '-';
  readonly renewal: 'yes' | 'no' | '-';
};

const [, ...lines] = readFileSync(new URL('who-may-call.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

export const RULES: readonly Rule[] = lines.map((line) => {
  const [method, path, who = '', acting, renewal] = line.split('\t');
  const page = PAGES.find((each) => who === `vendor ${each}`);
  const right = TEAM_RIGHTS.find((each) => who === `team ${each}`);
  const kind = page ? 'vendor' : right ? 'team' : KINDS.find((each) => each === who);
  if (!kind) throw new TypeError(`Nobody is called ‘${who}’: ${line}`);
  return {
    call: `${method} ${path}`,
    kind,
    page,
    right,
    acting: acting as Rule['acting'],
    renewal: renewal as Rule['renewal'],
  };
});

const byCall = new Map(RULES.map((rule) => [rule.call, rule]));

/** Who may make a call, according to the table. */
export function ruleFor({ method, path }: Pick<CallSpec, 'method' | 'path'>): Rule {
  const rule = byCall.get(`${method} ${path}`);
  if (!rule) throw new TypeError(`${method} ${path} is not in who-may-call.tsv: add a line and have it reviewed.`);
  return rule;
}
