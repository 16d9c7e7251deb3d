import { Grid, Stack } from '../../src/components/Layout/Layout.tsx';
import { Mono, Text } from '../../src/components/Text/Text.tsx';
import { useResolved } from './BothThemes.tsx';
import * as css from './Tokens.css.ts';

export function Caption({ name, token }: { name: string; token: string }) {
  const resolved = useResolved();
  return (
    <Stack gap="none">
      <Text variant="label">{name}</Text>
      <Mono isSmall>{resolved(token)}</Mono>
    </Stack>
  );
}

type SwatchesProps = {
  group?: string;
  tokens: Readonly<Record<string, string>>;
};

export function Swatches({ group, tokens }: SwatchesProps) {
  return (
    <Grid columns={8} minColumnWidth={140}>
      {Object.entries(tokens).map(([name, token]) => (
        <Stack key={name} gap="small">
          <div className={css.swatch} style={{ [css.colourName]: token }} />
          <Caption name={group ? `${group}.${name}` : name} token={token} />
        </Stack>
      ))}
    </Grid>
  );
}
