/** A measured figure and its budget; without a budget it is shown but not checked. */
export type Finding = { what: string; value: number; unit: string; budget?: { atLeast: number } | { atMost: number } };

export type Report = {
  /** Prints figures as soon as they are known. */
  add: (...findings: readonly Finding[]) => void;
  /** Names what is over its budget again, because it has scrolled away, and returns whether everything holds. */
  conclude: () => boolean;
};

/** Wide enough for most lines; a longer one moves its figure to the right. */
const WIDTH = 52;

export function createReport(print: (line: string) => void = console.log): Report {
  const all: Finding[] = [];
  return {
    add(...findings) {
      all.push(...findings);
      for (const each of findings) print(lineOf(each));
    },
    conclude() {
      const checked = all.filter(({ budget }) => budget);
      const over = checked.filter((each) => !holds(each));
      print(`\n${checked.length - over.length} of ${checked.length} budgets hold.`);
      for (const each of over) print(lineOf(each));
      return over.length === 0;
    },
  };
}

function lineOf(finding: Finding): string {
  const { what, value, unit, budget } = finding;
  const mark = budget ? (holds(finding) ? 'ok  ' : 'OVER') : '    ';
  return `${mark} ${what.padEnd(WIDTH)} ${`${format(value)} ${unit}`.trim()}${budgetText(finding)}`;
}

/** A figure that could not be measured is not a number, and holds no budget. */
function holds({ value, budget }: Finding): boolean {
  if (!budget) return true;
  return 'atLeast' in budget ? value >= budget.atLeast : value <= budget.atMost;
}

function budgetText({ budget }: Finding): string {
  if (!budget) return '';
  return 'atLeast' in budget ? `  (at least ${budget.atLeast})` : `  (at most ${budget.atMost})`;
}

function format(value: number): string {
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString('en-AU');
  return value.toFixed(value >= 10 ? 1 : 2);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
