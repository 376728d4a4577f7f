import { GalleryName } from '@bellbird/contract/galleries';
import { z } from 'zod';

export const GalleryNameForm = z.object({ name: GalleryName });
