import { styled } from '@mui/material/styles';
import { fieldChipStyle } from './field-chip-style.ts';

/** The border of the editor; `data-bare` leaves it to the surroundings. */
export const EditorFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    border: `1px solid ${palette.ground.field}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    '&:has(.ProseMirror:focus)': {
      borderColor: palette.primary.main,
      boxShadow: `0 0 0 1px ${palette.primary.main}, 0 0 0 4px ${palette.primary.wash}`,
    },
    '&[data-invalid]': { borderColor: palette.error.main, boxShadow: `0 0 0 1px ${palette.error.main}` },
    '&[data-disabled]': {
      backgroundColor: palette.ground.sunken,
      borderColor: palette.divider,
      color: palette.text.secondary,
    },
    '& .ProseMirror': {
      minHeight: 136,
      maxHeight: 480,
      overflowY: 'auto',
      padding: '12px 16px',
      outline: 'none',
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
      fontVariantLigatures: 'none',
    },
    '& .ProseMirror > * + *': { marginTop: 8 },
    '& .ProseMirror ul': { paddingInlineStart: 20, listStyle: 'disc' },
    '& .ProseMirror ol': { paddingInlineStart: 20, listStyle: 'decimal' },
    '& .ProseMirror blockquote': {
      margin: 0,
      paddingInlineStart: 12,
      borderInlineStart: `2px solid ${palette.divider}`,
      color: palette.text.secondary,
    },
    '& .ProseMirror a': { color: palette.primary.ink, textDecoration: 'underline', textUnderlineOffset: 3 },
    '& .ProseMirror [data-field]': fieldChipStyle(theme),
    '& .ProseMirror .ProseMirror-selectednode': { boxShadow: `0 0 0 2px ${palette.primary.main}` },
    '& .ProseMirror-gapcursor': { display: 'none' },
    '&[data-bare]': {
      border: 0,
      borderRadius: 0,
      '&:has(.ProseMirror:focus)': { boxShadow: 'none' },
      '& .ProseMirror': {
        minHeight: 'var(--bb-editor-min, 88px)',
        maxHeight: 'min(320px, 40dvh)',
        padding: 0,
        lineHeight: '22px',
      },
    },
    [theme.breakpoints.down('md')]: { '& .ProseMirror': { fontSize: '1rem', lineHeight: '1.5rem' } },
  };
});
