import { createContext, use } from 'react';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** What lives as long as the page does, for routes that ask something of it. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices wants the App around it');
  return services;
}
