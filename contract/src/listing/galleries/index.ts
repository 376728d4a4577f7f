export * from '../../shared/video-links.ts';
export * from './galleries.calls.ts';
export * from './instagram.calls.ts';
export * from './media-rules.ts';
export * from './medias.calls.ts';
export * from './photo-edit.ts';
