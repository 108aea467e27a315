import { sendBeacon } from './send-beacon.ts';

/**
 * An event that the product counts: each step of signing in and up, the modal, logging out, saved settings.
 * Source: member §7.
 */
export interface AnalyticsEvent {
  /** The documents' name if they have one: 'User Updated Settings'. */
  name: string;
  /** Never contains typed text, nor the identity of the user. */
  properties?: Readonly<Record<string, string | number | boolean>>;
}

/** The port to the analytics service. */
export interface Analytics {
  track: (event: AnalyticsEvent) => void;
}

/** Sends each event to a collector, also while the page is being closed. Lost events are not repeated. */
export function beaconAnalytics(url: string): Analytics {
  return {
    track: (event) => sendBeacon(url, event),
  };
}

/** For pages without a collector, and for tests: keeps the events of this page, and lets tests read them. */
export interface MemoryAnalytics extends Analytics {
  readonly events: readonly AnalyticsEvent[];
}

export function memoryAnalytics(): MemoryAnalytics {
  const events: AnalyticsEvent[] = [];
  return { events, track: (event) => events.push(event) };
}
