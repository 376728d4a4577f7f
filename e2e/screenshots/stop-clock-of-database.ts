import { Client } from 'pg';
import { MOMENT } from './moment.ts';

/** Makes sign-ins happen at the moment of the pictures: PostgreSQL itself writes down when, and pages show it. */
export async function stopClockOf(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const at = `timestamptz '${MOMENT.toISOString()}'`;
    await client.query(`alter table audit_entries alter column at set default ${at}`);
    await client.query(
      `alter table access_tokens alter column created_at set default ${at}, alter column last_used_at set default ${at}`,
    );
  } finally {
    await client.end();
  }
}
