/** A measured figure and its budget; without a budget it is shown but not checked. */
export type Finding = { what: string; value: number; unit: string; budget?: { atLeast: number } | { atMost: number } };

/** Prints all figures and returns whether every budget holds. */
export function printReport(findings: readonly Finding[]): boolean {
  const width = Math.max(...findings.map((each) => each.what.length));
  for (const each of findings) {
    const mark = each.budget ? (holds(each) ? 'ok  ' : 'OVER') : '    ';
    console.log(`${mark} ${each.what.padEnd(width)}  ${format(each.value)} ${each.unit}${budgetText(each)}`);
  }
  return findings.every(holds);
}

function holds({ value, budget }: Finding): boolean {
  if (!budget) return true;
  return 'atLeast' in budget ? value >= budget.atLeast : value <= budget.atMost;
}

function budgetText({ budget }: Finding): string {
  if (!budget) return '';
  return 'atLeast' in budget ? `  (at least ${budget.atLeast})` : `  (at most ${budget.atMost})`;
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-AU') : value.toFixed(2);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
