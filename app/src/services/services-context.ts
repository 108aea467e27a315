import { createContext, use } from 'react';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** The services, for routes that use them directly. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices wants the App around it');
  return services;
}
