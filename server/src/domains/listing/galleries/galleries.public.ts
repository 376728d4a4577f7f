export { presentMedium } from './galleries.presenter.ts';
export { findMainImageUrls } from './main-images.operations.ts';
export { findMedia, hideMediaOf } from './medias.repository.ts';
export { toPhotoPlace, toSizeKey } from './photo-files.rules.ts';
