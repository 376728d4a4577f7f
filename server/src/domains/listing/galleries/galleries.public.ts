export { presentMedium } from './galleries.presenter.ts';
export { mainImageOf } from './main-images.service.ts';
export { findMedia } from './medias.repository.ts';
