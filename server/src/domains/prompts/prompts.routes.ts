import { readPromptMeta } from '@bellbird/contract/prompts';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { PromptsService } from './prompts.service.ts';

export function promptsRoutes(prompts: PromptsService): Route[] {
  return [route(readPromptMeta, async ({ caller }) => ok(await prompts.meta(caller)))];
}
