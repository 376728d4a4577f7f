// What the server does first when it starts, as a program of its own: a first start has it done while the panel is
// built, which the server has to wait for.
import { prepareDatabase } from '#app/prepare-database.ts';
import { runConfigured } from '#app/run-configured.ts';

await runConfigured(prepareDatabase);
