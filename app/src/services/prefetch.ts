import { createContext } from 'react';

/** Fetches the code and the data of the page at an address, before the user navigates there. */
export type Prefetch = (href: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);
