import { Caption, Tags, VideoLink } from '@bellbird/contract/listing/galleries';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { z } from 'zod';

const Promised = z.boolean().refine(Boolean, TEXT.required);

export const UploadForm = z.object({ galleryId: z.int(), tags: Tags, confirmed: Promised });
export const VideoForm = z.object({ video: VideoLink, caption: Caption, tags: Tags, confirmed: Promised });
export const EditForm = z.object({ caption: Caption, tags: Tags });
export const TagForm = z.object({ tags: Tags });
export const InstagramForm = z.object({ photoIds: z.array(z.int()).min(1), tags: Tags, confirmed: Promised });
