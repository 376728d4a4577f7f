import { chromium } from '@playwright/test';
import { browserPath, launchArguments } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
const base = 'http://localhost:3110';
const [who='demo', cpu='1', mobile='', ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: browserPath(), args: launchArguments() });
let state;
{ const c = await browser.newContext({ baseURL: base }); const p = await c.newPage(); await signIn(p, who);
  state = await c.storageState(); await c.close(); }
for (const path of paths) {
  const c = await browser.newContext({ baseURL: base, storageState: path.startsWith('/auth') ? undefined : state, ...(mobile && { viewport: { width: 412, height: 823 } }) });
  const page = await c.newPage(); const w = await c.newCDPSession(page);
  await w.send('Network.enable'); if (cpu !== '1') await w.send('Emulation.setCPUThrottlingRate', { rate: Number(cpu) });
  const all = new Map<string, any>(); let t0 = 0;
  w.on('Network.requestWillBeSent', (e) => { t0 ||= e.timestamp; all.set(e.requestId, { url: e.request.url.replace(base, ''), at: e.timestamp - t0, m: e.request.method, type: e.type }); });
  w.on('Network.loadingFinished', (e) => { const r = all.get(e.requestId); if (r) { r.bytes = e.encodedDataLength; r.end = e.timestamp - t0; } });
  await page.addInitScript(() => { (window as any).__long = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).__long.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true });
   (window as any).__lcp = []; new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) (window as any).__lcp.push([Math.round(e.startTime), e.size, e.element?.tagName + ':' + (e.element?.textContent ?? '').slice(0, 30)]); }).observe({ type: 'largest-contentful-paint', buffered: true }); });
  await page.goto(path); await page.waitForTimeout(cpu === '1' ? 2500 : 5000);
  const rows = [...all.values()];
  const js = rows.filter((r) => r.type === 'Script').reduce((s, r) => s + (r.bytes ?? 0), 0);
  console.log(`\n## ${path}: js ${(js / 1000).toFixed(1)} kB, requests ${rows.length}, all ${(rows.reduce((s, r) => s + (r.bytes ?? 0), 0) / 1000).toFixed(0)} kB`);
  for (const r of rows) console.log(`${(r.at * 1000).toFixed(0).padStart(6)} ${((r.end ?? 0) * 1000).toFixed(0).padStart(6)} ${String(r.bytes ?? '-').padStart(7)} ${r.type.padEnd(11)} ${r.m} ${r.url.slice(0, 110)}`);
  console.log('long', JSON.stringify(await page.evaluate(() => (window as any).__long)), 'lcp', JSON.stringify(await page.evaluate(() => (window as any).__lcp)));
  await c.close();
}
await browser.close();
