/** What one examination found: in order, to know about, or to fix before vendors use it. */
export type Finding = { what: string; state: 'fine' | 'note' | 'fault'; lines: readonly string[] };

/** Something to fix, in a sentence that says how. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** An examination returns what is good to know and throws what must be fixed. */
export type Examined = { fine: string; notes?: readonly string[] };

export async function examine(what: string, work: () => Promise<Examined>): Promise<Finding> {
  try {
    const { fine, notes = [] } = await work();
    return { what, state: notes.length > 0 ? 'note' : 'fine', lines: [fine, ...notes] };
  } catch (error) {
    return { what, state: 'fault', lines: describe(error).split('\n') };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node reports a host with several addresses as one error without words.
  if (error instanceof AggregateError && !error.message) return error.errors.map(describe).join('; ');
  const cause = error.cause instanceof Error && !(error instanceof Fault) ? ` (${describe(error.cause)})` : '';
  return `${error.message}${cause}`;
}
