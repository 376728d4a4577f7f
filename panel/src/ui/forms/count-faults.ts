/** How many fields of a form need attention: rows of lists count one by one, the form's own error does not. */
export function countFaults(errors: object): number {
  return Object.entries(errors)
    .filter(([name]) => name !== 'root')
    .reduce((sum, [, fault]) => sum + countFaultsIn(fault), 0);
}

function countFaultsIn(fault: unknown): number {
  if (typeof fault !== 'object' || fault === null) return 0;
  if (Array.isArray(fault)) return fault.reduce<number>((sum, row) => sum + countFaultsIn(row), countRootFault(fault));
  const isField = typeof (fault as { type?: unknown }).type === 'string';
  return isField ? 1 : Object.values(fault).reduce<number>((sum, inner) => sum + countFaultsIn(inner), 0);
}

/** A list may have an error of its own besides those of its rows. */
function countRootFault(rows: unknown[]): number {
  return (rows as { root?: unknown }).root ? 1 : 0;
}
