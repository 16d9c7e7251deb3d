import { createContext } from 'react';

/** Where a pressed link leads in the client; undefined: the browser loads the page. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);
