import { styled, useTheme } from '@mui/material/styles';

const MEANINGS = ['primary', 'waratah', 'wattle', 'info', 'success', 'error', 'plum', 'neutral'] as const;

export function ColoursSection() {
  const { palette } = useTheme().vars;
  const grounds = {
    paper: palette.background.default,
    surface: palette.background.paper,
    sunken: palette.ground.sunken,
    hover: palette.ground.hover,
    line: palette.divider,
    field: palette.ground.field,
    ink: palette.text.primary,
    'quiet ink': palette.text.secondary,
  };
  return (
    <>
      <Swatches>
        {Object.entries(grounds).map(([name, colour]) => (
          <Swatch key={name}>
            <Patch sx={{ backgroundColor: colour }} />
            {name}
          </Swatch>
        ))}
      </Swatches>
      <Swatches>
        {MEANINGS.map((name) => (
          <Swatch key={name}>
            <Patch sx={{ backgroundColor: palette[name].main }} />
            <Words sx={{ backgroundColor: palette[name].wash, color: palette[name].ink }}>{name}</Words>
          </Swatch>
        ))}
      </Swatches>
    </>
  );
}

const Swatches = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: 12,
});
const Swatch = styled('li')(({ theme }) => ({ display: 'grid', gap: 6, ...theme.typography.caption }));
const Patch = styled('span')(({ theme }) => ({
  display: 'block',
  height: 48,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
const Words = styled('span')({ padding: '4px 9px', borderRadius: 6 });
