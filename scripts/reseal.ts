import { runServerCommand } from './support/server-command.ts';

await runServerCommand('reseal.ts', []);
