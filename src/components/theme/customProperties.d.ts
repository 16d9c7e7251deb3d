import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, by which a component hands a number to its styles. */
    [name: `--${string}`]: string | number | undefined;
  }
}
