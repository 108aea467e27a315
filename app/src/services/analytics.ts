import { sendBeacon } from './send-beacon.ts';

/**
 * What the product counts: each step of signing in and up, the modal, logging out, saved settings.
 * Source: member §7.
 */
export interface AnalyticsEvent {
  /** As the documents name it where they do: 'User Updated Settings'. */
  name: string;
  /** Never what a person typed, nor who they are. */
  properties?: Readonly<Record<string, string | number | boolean>>;
}

/** The port to whoever counts. */
export interface Analytics {
  track: (event: AnalyticsEvent) => void;
}

/** Sends each event to a collector, also while the page is being left. Lost events stay lost. */
export function beaconAnalytics(url: string): Analytics {
  return {
    track: (event) => sendBeacon(url, event),
  };
}

/** Where no collector is set, and in tests: keeps the events of this page, and lets them be read. */
export interface MemoryAnalytics extends Analytics {
  readonly events: readonly AnalyticsEvent[];
}

export function memoryAnalytics(): MemoryAnalytics {
  const events: AnalyticsEvent[] = [];
  return { events, track: (event) => events.push(event) };
}
