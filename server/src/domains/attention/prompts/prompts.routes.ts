import { actOnPrompt, createNotification, listPrompts, readPromptMeta } from '@bellbird/contract/attention/prompts';
import { created, ok, page, route, type Route } from '#platform/http/route.ts';
import type { PromptsService } from './prompts.service.ts';

export function promptsRoutes(prompts: PromptsService): Route[] {
  return [
    route(listPrompts, async ({ caller, query }) => page(await prompts.list(caller, query), query)),
    route(readPromptMeta, async ({ caller }) => ok(await prompts.meta(caller))),
    route(actOnPrompt, async ({ caller, params, body }) => ok(await prompts.act(caller, params.id, body.type))),
    route(createNotification, async ({ caller, body }) => created(await prompts.notify(caller, body))),
  ];
}
