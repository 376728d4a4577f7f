export { presentMedium } from './galleries.presenter.ts';
export { findMainImageUrls } from './main-images.service.ts';
export { findMedia } from './medias.repository.ts';
