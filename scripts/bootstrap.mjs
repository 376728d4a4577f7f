// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, 'node_modules/.cache/bellbird');
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

await installPackages();
await checkNode();
if (process.argv.includes('--browser')) findBrowser();

async function installPackages() {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  const stamp = join(cache, 'installed-lock');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(installed)) {
    if (read(stamp) === wanted) return;
    if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return write(stamp, wanted);
  }
  say('Installing packages (about a minute the first time) …');
  // What starts, builds and tests the product are development packages: NODE_ENV=production must not leave them out.
  await npm(['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']);
  write(stamp, wanted);
}

async function checkNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
  if (output(pinnedNode, ['--version']) === `v${wanted}`) return;
  say(`Fetching Node ${wanted} …`);
  await npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (output(pinnedNode, ['--version']) !== `v${wanted}`) {
    fail(
      `Node ${wanted} could not be put into node_modules. Are install scripts of packages forbidden on this machine?`,
    );
  }
}

function findBrowser() {
  const record = join(cache, 'browser.json');
  const remembered = read(record);
  if (remembered && Object.values(JSON.parse(remembered)).every(runs)) return;
  const executablePath = installedBrowser() ?? playwrightBrowser() ?? packagedBrowser();
  if (executablePath) {
    const windowless = windowlessBeside(executablePath) ?? fetchWindowless(executablePath);
    return write(record, JSON.stringify({ executablePath, windowless }));
  }
  say('No browser was found or could be installed: install Chromium or Chrome, or name one in CHROME_PATH.');
}

function installedBrowser() {
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  const places = {
    linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
    darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    win32: programs.filter(Boolean).map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
  };
  return [process.env.CHROME_PATH, ...(places[process.platform] ?? [])].find(runs);
}

function playwrightBrowser() {
  const cli = join(root, 'node_modules/playwright/cli.js');
  const where = () =>
    output(pinnedNode, [
      '-p',
      `require(${JSON.stringify(join(root, 'node_modules/playwright'))}).chromium.executablePath()`,
    ]);
  if (runs(where())) return where();
  say('No Chromium or Chrome here: downloading the one of Playwright …');
  spawnSync(pinnedNode, [cli, 'install', 'chromium'], { cwd: root, stdio: 'ignore', timeout: 300_000 });
  return runs(where()) ? where() : undefined;
}

function packagedBrowser() {
  if (!mayInstall()) return undefined;
  say('That did not work: installing the chromium package of this system …');
  apt('update');
  apt('install', 'chromium');
  return installedBrowser();
}

/** Debian’s Chromium alone works, but slowly; its smaller sister is fetched once where that is possible. */
function fetchWindowless(browser) {
  if (browser !== '/usr/bin/chromium' || !mayInstall()) return undefined;
  say('Installing the windowless Chromium of this system …');
  apt('install', 'chromium-headless-shell');
  return windowlessBeside(browser);
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid() === 0 && output('apt-get', ['--version']) !== undefined;
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', [...args, '-y', '-qq'], { env, stdio: 'ignore', timeout: 300_000 });
}

/** The same engine without windows, which Debian packs beside it: with it the journeys take a third less of the processor. */
function windowlessBeside(browser) {
  const shell = `${browser}-headless-shell`;
  return runs(shell) ? shell : undefined;
}

function runs(browser) {
  if (!browser || !existsSync(browser)) return false;
  // On Windows asking for the version opens a window instead.
  return process.platform === 'win32' || output(browser, ['--version', '--no-sandbox']) !== undefined;
}

async function npm(args) {
  const cli = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const installing = cli
    ? spawn(node, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  // What stops us stops it too: packages must not go on changing while the next start reads them.
  const passOn = (signal) => installing.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);
  const status = await new Promise((resolve) => {
    installing.once('error', () => resolve(1));
    installing.once('close', resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, passOn);
  if (status !== 0) fail(`npm ${args[0]} did not succeed; see above.`);
}

function output(file, args) {
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000 }).trim();
  } catch {
    return undefined;
  }
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(line) {
  say(line);
  process.exit(1);
}
