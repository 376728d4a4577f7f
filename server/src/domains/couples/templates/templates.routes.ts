import {
  createTemplate,
  deleteAttachment,
  deleteTemplate,
  listAttachments,
  listSignatures,
  listTemplates,
  readAttachment,
  saveSignature,
  saveSignatureImage,
  updateTemplate,
  uploadAttachment,
} from '@bellbird/contract/couples/templates';
import { fail } from '#platform/errors/app-error.ts';
import { type Route, created, file, noContent, ok, page, route } from '#platform/http/route.ts';
import type { AttachmentsService } from './attachments.service.ts';
import type { SignaturesService } from './signatures.service.ts';
import type { TemplatesService } from './templates.service.ts';

type Services = { templates: TemplatesService; attachments: AttachmentsService; signatures: SignaturesService };

export function templatesRoutes({ templates, attachments, signatures }: Services): Route[] {
  return [
    route(listTemplates, async ({ caller, params, query }) =>
      page(await templates.list(caller, params.customerId, query), query),
    ),
    route(createTemplate, async ({ caller, params, body }) =>
      created(await templates.create(caller, params.customerId, body)),
    ),
    route(updateTemplate, async ({ caller, params, body }) =>
      ok(await templates.update(caller, params.customerId, params.id, body)),
    ),
    route(deleteTemplate, async ({ caller, params }) => {
      await templates.delete(caller, params.customerId, params.id);
      return noContent();
    }),
    route(listAttachments, async ({ caller, params, query }) =>
      page(await attachments.list(caller, params.customerId, query), query),
    ),
    route(uploadAttachment, async ({ caller, params, files }) =>
      created(await attachments.upload(caller, params.customerId, files.file ?? fail('bad_request'))),
    ),
    route(readAttachment, async ({ caller, params }) =>
      file(await attachments.download(caller, params.customerId, params.id)),
    ),
    route(deleteAttachment, async ({ caller, params }) => {
      await attachments.delete(caller, params.customerId, params.id);
      return noContent();
    }),
    route(listSignatures, async ({ caller }) => ok(await signatures.list(caller))),
    route(saveSignature, async ({ caller, params, body }) =>
      ok(await signatures.save(caller, params.providerId, body)),
    ),
    route(saveSignatureImage, async ({ caller, params, files }) =>
      ok(await signatures.saveImage(caller, params.providerId, files.image ?? fail('bad_request'))),
    ),
  ];
}
