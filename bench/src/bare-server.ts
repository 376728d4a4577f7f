import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './capture.ts';
import { idPosition, isFresh } from './statements.ts';

/**
 * The least a Node server could do for the same responses: the same SQL at once, no session, no isolation, no checks,
 * no presenter.
 */
const { workloads } = JSON.parse(readFileSync(process.env['WORKLOADS'] ?? '', 'utf8')) as {
  workloads: { isWrite: boolean; statements: Statement[]; leadIds: number[] }[];
};
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 12,
  pipeline: true,
  options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
  types: {
    getTypeParser: (oid: number) =>
      oid === 23 || oid === 20 ? Number : oid === 16 ? (v: string) => v === 't' : String,
  },
} as unknown as pg.PoolConfig);

/** Ids for its messages from a range of its own: cheaper than a sequence. */
const { rows } = await pool.query<{ id: number }>('select greatest(max(id), 1000000000) as id from lead_messages');
let number = rows[0]?.id ?? 0;
let turn = 0;

function valuesFor(statement: Statement, captured: number | undefined, lead: number | undefined): unknown[] {
  const id = idPosition(statement);
  return statement.values.map((value, index) => {
    if (index + 1 === id) return (number += 1);
    if (value === captured) return lead;
    return isFresh(value) ? `<${randomBytes(18).toString('hex')}@bench>` : value;
  });
}

const app = fastify();
for (const [index, { isWrite, statements, leadIds }] of workloads.entries()) {
  app.all(`/${index}`, async () => {
    const lead = leadIds[(turn += 1) % leadIds.length];
    const client = await pool.connect();
    try {
      if (isWrite) client.query('begin').catch(() => {});
      const answers = await Promise.all(
        statements.map((statement, position) =>
          client.query({
            name: `${index}-${position}`,
            text: statement.text,
            values: valuesFor(statement, leadIds[0], lead),
          }),
        ),
      );
      if (isWrite) await client.query('commit');
      return { data: answers.map((answer) => answer.rows as unknown[]) };
    } finally {
      client.release();
    }
  });
}
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('ready');
