import { GalleryName } from '@bellbird/contract/listing/galleries';
import { z } from 'zod';

export const GalleryNameForm = z.object({ name: GalleryName });
