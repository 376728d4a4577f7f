import { isReportable } from './is-reportable.ts';

/** What is told beside the error: where and in which release, and who by number only. */
export type ErrorContext = { route: string; release: string; userId?: number | undefined };

type ReporterOptions = { dsn: string | null; context: () => ErrorContext };

/** One broken loop must not flood the sink. */
const MAX_REPORTS = 20;

/** Sends unexpected errors to the configured sink; the sender itself is loaded on the first of them. */
export function createReporter({ dsn, context }: ReporterOptions) {
  const told = new Set<string>();

  async function report(error: unknown): Promise<void> {
    if (!dsn || !isReportable(error)) return;
    const key = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (told.has(key) || told.size >= MAX_REPORTS) return;
    told.add(key);
    const { sendEnvelope } = await import('./sentry-envelope.ts');
    await sendEnvelope(dsn, error, context()).catch(() => undefined);
  }

  return {
    report: (error: unknown) => void report(error),
    /** Hears what nobody caught. */
    listen(target: Window): void {
      target.addEventListener('error', (event) => void report(event.error ?? event.message));
      target.addEventListener('unhandledrejection', (event) => void report(event.reason));
    },
  };
}

export type Reporter = ReturnType<typeof createReporter>;
