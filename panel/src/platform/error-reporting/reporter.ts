import { isReportable } from './is-reportable.ts';

/** What is sent with the error: where, in which release, and the user's id only. */
export type ErrorContext = { route: string; release: string; userId?: number | undefined };

type ReporterOptions = { dsn: string | null; context: () => ErrorContext };

/** One broken loop must not flood the sink. */
const MAX_REPORTS = 20;

/** Sends unexpected errors to the configured sink; the sender is loaded with the first of them. */
export function createReporter({ dsn, context }: ReporterOptions) {
  const reported = new Set<string>();

  async function report(thrown: unknown): Promise<void> {
    if (!dsn || !isReportable(thrown)) return;
    const key = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    const { sendEnvelope } = await import('./sentry-envelope.ts');
    await sendEnvelope(dsn, thrown, context()).catch(() => undefined);
  }

  return {
    report: (error: unknown) => void report(error),
    /** Reports uncaught errors. */
    listen(target: Window): void {
      target.addEventListener('error', (event) => void report(event.error ?? event.message));
      target.addEventListener('unhandledrejection', (event) => void report(event.reason));
    },
  };
}

export type Reporter = ReturnType<typeof createReporter>;
