import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, with which a component passes a number to its styles. */
    [name: `--${string}`]: string | number | undefined;
  }
}
