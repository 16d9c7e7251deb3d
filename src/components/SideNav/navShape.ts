import { createContext, useContext } from 'react';

/** `full`: names and counts; `rail`: icons with tooltips; `drawer`: names with targets made for fingers. */
export type NavShape = 'full' | 'rail' | 'drawer';

export const NavShapeContext = createContext<NavShape>('full');

export const useNavShape = () => useContext(NavShapeContext);
