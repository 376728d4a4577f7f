import { runServerCommand } from './support/server-command.ts';

await runServerCommand('account.ts', process.argv.slice(2));
