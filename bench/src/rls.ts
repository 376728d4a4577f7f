import { capture } from './capture.ts';
import { pgbench } from './pgbench.ts';
import { type Finding, median } from './report.ts';
import { scopeOf } from './scope.ts';
import { asPgbenchScript } from './statements.ts';
import { workloads } from './workloads.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 4);
const SECONDS = Number(process.env['SECONDS_EACH'] ?? 6);
const CLIENTS = 8;

/** The cost of row-level security: the lead list’s SQL as the owner of the tables and under it, in alternating runs. */
export async function benchRowLevelSecurity(databaseUrl: string): Promise<Finding[]> {
  const scope = await scopeOf(databaseUrl);
  const [list] = await capture(databaseUrl, workloads(scope).slice(0, 1), scope);
  const script = asPgbenchScript(list?.statements ?? [], scope.leadIds, false);
  const load = { seconds: SECONDS, connections: CLIENTS };
  const bound = { ...load, settings: `-c role=bellbird_app -c app.customer_id=${scope.customerId}` };
  const rates = { owner: [] as number[], bound: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const asOwner = await pgbench(databaseUrl, script, load);
    const asTenant = await pgbench(databaseUrl, script, bound);
    if (asOwner === undefined || asTenant === undefined) return [];
    rates.owner.push(asOwner);
    rates.bound.push(asTenant);
  }
  const [owner, tenant] = [median(rates.owner), median(rates.bound)];
  return [
    { what: 'lead list SQL: as the owner', value: owner, unit: '/s' },
    { what: 'lead list SQL: under row-level security', value: tenant, unit: '/s' },
    { what: 'row-level security / owner', value: tenant / owner, unit: '', budget: { atLeast: 0.9 } },
  ];
}
