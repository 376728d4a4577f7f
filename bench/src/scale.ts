/** How much data is generated. SCALE=0.01 for a quick run. */
const factor = Number(process.env['SCALE'] ?? 1);
const scaled = (count: number) => Math.max(10, Math.round(count * factor));

export const SCALE = {
  customers: scaled(2000),
  providers: scaled(6000),
  leads: scaled(1_000_000),
  messages: scaled(3_000_000),
};

/** The customer whose calls are measured, and the username of its owner. */
export const BENCH_USERNAME = 'bench-1';
