import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

const textual = /^(?:ReactNode|string(?: \| (?:null|undefined|number|\(.*\)))+|"[^"]*")$/;

/**
 * Shows defaults as written, and replaces Storybook's JSON editor where it makes no sense: a prop that takes text gets a text box, and elements, refs and
 * children written as JSX, which JSON can't express, get no control.
 */
export const realControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const controlled: StrictArgTypes = { ...argTypes };
  for (const [name, argType] of Object.entries(argTypes)) {
    const plain = withPlainDefault(argType);
    controlled[name] =
      argType.control === undefined ? { ...plain, ...controlOf(argType, initialArgs[name]) } : plain;
  }
  // Storybook adds args that no type describes only after this.
  for (const [name, value] of Object.entries(initialArgs)) {
    if (isElement(value)) controlled[name] = { ...controlled[name], name, control: { disable: true } };
  }
  return controlled;
};

/** Storybook quotes a default value from a doc comment, which is a literal with its own quotes. */
function withPlainDefault(argType: StrictInputType): StrictInputType {
  const { table } = argType;
  const summary = table?.defaultValue?.summary?.replace(/^"(.*)"$/, '$1');
  return summary === undefined ? argType : { ...argType, table: { ...table, defaultValue: { summary } } };
}

function controlOf({ type }: StrictInputType, value: unknown): Pick<StrictInputType, 'control'> {
  if (type?.name !== 'other') return {};
  const isText = value === undefined || value === null || typeof value === 'string';
  if (textual.test(type.value)) return { control: isText ? { type: 'text' } : { disable: true } };
  return type.value.startsWith('Ref') ? { control: { disable: true } } : {};
}

function isElement(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isElement);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
