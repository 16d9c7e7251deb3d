import { Text } from '../../src/components/Text/Text.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { color } from '../../src/components/theme/contract.css.ts';
import { useResolved } from './BothThemes.tsx';

const { canvas, panel, raised, dialog } = color.surface;
const { off, ...tinted } = color.tone;

export function TextContrast() {
  return (
    <>
      <ContrastTable
        caption="Text"
        rows={[
          { role: 'text.primary', front: color.text.primary, needs: 4.5 },
          { role: 'text.secondary', front: color.text.secondary, needs: 4.5 },
          { role: 'text.tertiary', front: color.text.tertiary, needs: 4.5 },
          { role: 'text.disabled', front: color.text.disabled, needs: 3 },
          { role: 'accent.text', front: color.accent.text, needs: 4.5 },
          { role: 'focus', front: color.focus, needs: 3 },
        ]}
      />
      <ContrastTable
        caption="Edges of fields"
        rows={[{ role: 'line.field', front: color.line.field, needs: 3 }]}
        surfaces={{ canvas, panel, raised, dialog }}
      />
      <ContrastTable
        caption="Primary button"
        rows={[{ role: 'accent.onSolid', front: color.accent.onSolid, needs: 4.5 }]}
        surfaces={{ 'accent.solid': color.accent.solid, 'accent.solidHover': color.accent.solidHover }}
      />
      <ContrastTable
        caption="Destructive button"
        rows={[{ role: 'danger.onSolid', front: color.danger.onSolid, needs: 4.5 }]}
        surfaces={{ 'danger.solid': color.danger.solid, 'danger.solidHover': color.danger.solidHover }}
      />
      <ContrastTable
        caption="Accent tint"
        rows={[{ role: 'accent.text', front: color.accent.text, needs: 4.5 }]}
        surfaces={{ tint: color.accent.tint, tint2: color.accent.tint2 }}
      />
      <ContrastTable
        caption="Tooltip"
        rows={[{ role: 'text.inverted', front: color.text.inverted, needs: 4.5 }]}
        surfaces={{ inverted: color.surface.inverted }}
      />
    </>
  );
}

export function ToneContrast() {
  const resolved = useResolved();
  return (
    <>
      <ContrastTable
        caption="Words"
        rows={Object.entries(color.tone).map(([tone, { text }]) => ({
          role: `tone.${tone}.text`,
          front: text,
          needs: 4.5,
        }))}
      />
      <ContrastTable
        caption="Glyphs"
        rows={Object.entries(color.tone).map(([tone, { glyph }]) => ({
          role: `tone.${tone}.glyph`,
          front: glyph,
          needs: 3,
        }))}
        surfaces={{ canvas, panel, raised }}
      />
      {Object.entries(tinted).map(([tone, { text, tint }]) => (
        <ContrastTable
          key={tone}
          caption={`Tag, ${tone}`}
          rows={[{ role: `tone.${tone}.text`, front: text, needs: 4.5 }]}
          surfaces={{ 'its tint': tint }}
        />
      ))}
      <Text variant="hint" tone="secondary">
        “Off” has no tint. Its tag has the border {resolved(off.border)}.
      </Text>
    </>
  );
}

export function RoleContrast() {
  return (
    <ContrastTable
      caption="Roles"
      rows={Object.entries(color.role).map(([role, { stroke }]) => ({
        role: `role.${role}.stroke`,
        front: stroke,
        needs: 3,
      }))}
      surfaces={{ canvas, panel }}
    />
  );
}
