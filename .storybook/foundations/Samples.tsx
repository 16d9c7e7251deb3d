import { useState } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { Inline, Stack } from '../../src/components/Layout/Layout.tsx';
import { Mono, Text, type TextProps } from '../../src/components/Text/Text.tsx';
import { color } from '../../src/components/theme/contract.css.ts';
import { measure } from '../../src/components/theme/measures.css.ts';
import { type } from '../../src/components/theme/type.css.ts';
import { Caption } from './Swatches.tsx';
import * as css from './Tokens.css.ts';

type Variant = NonNullable<TextProps['variant']>;
const variants = Object.keys(type).filter((name): name is Variant => name in type);

/** Every text style, with its size, line height and weight as measured in the browser. */
export function TypeScale() {
  return (
    <Stack gap="xlarge">
      {variants.map((variant) => (
        <TypeSample key={variant} variant={variant} />
      ))}
    </Stack>
  );
}

function TypeSample({ variant }: { variant: Variant }) {
  const [sample, setSample] = useState<Element | null>(null);
  const text = sample?.firstElementChild;
  const { fontSize, lineHeight, fontWeight } = text ? getComputedStyle(text) : {};
  return (
    <div ref={setSample} className={css.sample}>
      <Text variant={variant}>128 boxes, Il1 O0 10.20.4.4</Text>
      <Stack gap="none">
        <Text variant="label">{variant}</Text>
        <Mono isSmall>{`${fontSize} / ${lineHeight}, ${fontWeight}`}</Mono>
      </Stack>
    </div>
  );
}

export function SpaceScale() {
  return (
    <Stack gap="medium">
      {Object.entries(measure.space).map(([name, token]) => (
        <div key={name} className={css.sample}>
          <div className={css.bar} style={{ [css.lengthName]: token }} />
          <Caption name={name} token={token} />
        </div>
      ))}
    </Stack>
  );
}

export function Radii() {
  return (
    <Inline gap="page" isWrapping>
      {Object.entries(measure.radius).map(([name, token]) => (
        <Stack key={name} gap="small">
          <div className={css.corner} style={{ [css.lengthName]: token }} />
          <Caption name={name} token={token} />
        </Stack>
      ))}
    </Inline>
  );
}

export function Shadows() {
  return (
    <Inline gap="page" isWrapping>
      {Object.entries(color.shadow).map(([name, token]) => (
        <Stack key={name} gap="page">
          <div className={css.floating} style={{ [css.shadowName]: token }} />
          <Caption name={name} token={token} />
        </Stack>
      ))}
    </Inline>
  );
}

const moves = {
  quick: { token: measure.motion.quick, what: 'colour and opacity' },
  panel: { token: measure.motion.panel, what: 'panels, menus, dialogs' },
};

/** Shows each duration with the easing curve on click. */
export function Motion() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Stack gap="gutter">
      <Inline>
        <Button onPress={() => setMoved(!isMoved)}>Move</Button>
      </Inline>
      {Object.entries(moves).map(([name, { token, what }]) => (
        <div key={name} className={css.sample}>
          <div className={css.track}>
            <div
              className={css.runner}
              data-moved={isMoved || undefined}
              style={{ [css.lengthName]: token }}
            />
          </div>
          <Caption name={`${name}: ${what}`} token={token} />
        </div>
      ))}
      <Caption name="easing" token={measure.motion.easing} />
      <svg width={160} height={160} viewBox="0 0 100 100" role="img" aria-label="The easing over time">
        <path d="M0 100 C 20 100 0 0 100 0" className={css.curve} />
      </svg>
    </Stack>
  );
}
