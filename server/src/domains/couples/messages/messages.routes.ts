import {
  actOnMessages,
  dismissMessage,
  dismissTeamMessage,
  findTeamCouples,
  listMessages,
  listSmsLogs,
  listTeamUnmatched,
  listUnmatched,
  matchMessage,
  matchTeamMessage,
  previewMessage,
  readConversation,
  readDraft,
  readMergeValues,
  readMessageAttachment,
  readWholeMessage,
  restoreMessage,
  restoreTeamMessage,
  saveDraft,
  sendEmail,
  sendSms,
  uploadMessageFile,
} from '@bellbird/contract/couples/messages';
import { fail } from '#platform/errors/app-error.ts';
import { type Route, created, file, noContent, ok, page, route } from '#platform/http/route.ts';
import type { MessagesService } from './messages.service.ts';
import type { OutgoingService } from './outgoing.service.ts';
import type { TeamUnmatchedService } from './team-unmatched.service.ts';
import type { UnmatchedService } from './unmatched.service.ts';

type Services = {
  messages: MessagesService;
  outgoing: OutgoingService;
  unmatched: UnmatchedService;
  team: TeamUnmatchedService;
};

export function messagesRoutes({ messages, outgoing, unmatched, team }: Services): Route[] {
  return [
    route(listMessages, async ({ caller, params, query }) =>
      page(await messages.list(caller, params.id, query), query),
    ),
    route(readConversation, async ({ caller, params, query }) =>
      ok(await messages.conversation(caller, params.id, query)),
    ),
    route(sendEmail, async ({ caller, params, body }) => created(await outgoing.sendEmail(caller, params.id, body))),
    route(sendSms, async ({ caller, params, body }) => created(await outgoing.sendSms(caller, params.id, body))),
    route(actOnMessages, async ({ caller, params, body }) => ok(await messages.act(caller, params.id, body))),
    route(previewMessage, async ({ caller, params, body }) => ok(await outgoing.preview(caller, params.id, body))),
    route(readMergeValues, async ({ caller, params }) => ok(await outgoing.values(caller, params.id))),
    route(readMessageAttachment, async ({ caller, params }) =>
      file(await messages.attachment(caller, params.id, params.messageId, params.attachmentId)),
    ),
    route(readWholeMessage, async ({ caller, params }) =>
      ok(await messages.whole(caller, params.id, params.messageId)),
    ),
    route(uploadMessageFile, async ({ caller, params, files }) =>
      created(await messages.upload(caller, params.id, files.file ?? fail('bad_request'))),
    ),
    route(readDraft, async ({ caller, params }) => ok(await messages.readDraft(caller, params.id))),
    route(saveDraft, async ({ caller, params, body }) => {
      await messages.writeDraft(caller, params.id, body);
      return noContent();
    }),
    route(listSmsLogs, async ({ caller, params, query }) =>
      page(await messages.smsLog(caller, params.id, query), query),
    ),
    route(listUnmatched, async ({ caller, query }) => page(await unmatched.list(caller, query), query)),
    route(matchMessage, async ({ caller, params, body }) => ok(await unmatched.match(caller, params.id, body.leadId))),
    route(dismissMessage, async ({ caller, params }) => {
      await unmatched.dismiss(caller, params.id);
      return noContent();
    }),
    route(restoreMessage, async ({ caller, params }) => {
      await unmatched.restore(caller, params.id);
      return noContent();
    }),
    route(listTeamUnmatched, async ({ query }) => page(await team.list(query), query)),
    route(findTeamCouples, async ({ query }) => ok(await team.couples(query.query))),
    route(matchTeamMessage, async ({ caller, params, body }) => {
      await team.match(caller, params.id, body.leadId);
      return noContent();
    }),
    route(dismissTeamMessage, async ({ caller, params }) => {
      await team.dismiss(caller, params.id);
      return noContent();
    }),
    route(restoreTeamMessage, async ({ caller, params }) => {
      await team.restore(caller, params.id);
      return noContent();
    }),
  ];
}
