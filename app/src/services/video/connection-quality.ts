/** What has arrived over a connection so far, and how. */
export interface ConnectionSample {
  packetsReceived: number;
  packetsLost: number;
  /** Round-trip time in seconds; null before it is measured. */
  roundTripTime: number | null;
  /** The share of the packets sent that the other side has lost lately, from 0 to 1. */
  lostThere: number;
}

/** From this share of lost packets on, pictures stand still and words are missing. */
const WEAK_LOSS = 0.05;

/** From this round-trip time on, two people talk at the same time. Seconds. */
const WEAK_ROUND_TRIP = 0.4;

/** Reads the statistics of a connection: RTCStatsReport, or anything with its values. */
export function sampleOf(report: { values: () => Iterable<unknown> }): ConnectionSample {
  const sample: ConnectionSample = {
    packetsReceived: 0,
    packetsLost: 0,
    roundTripTime: null,
    lostThere: 0,
  };
  for (const stats of report.values() as Iterable<Record<string, unknown>>) {
    const numberOf = (name: string) => (typeof stats[name] === 'number' ? stats[name] : 0);
    if (stats['type'] === 'inbound-rtp') {
      sample.packetsReceived += numberOf('packetsReceived');
      sample.packetsLost += numberOf('packetsLost');
    }
    if (stats['type'] === 'remote-inbound-rtp') {
      sample.lostThere = Math.max(sample.lostThere, numberOf('fractionLost'));
    }
    if (stats['type'] === 'candidate-pair' && stats['nominated'] === true) {
      sample.roundTripTime = numberOf('currentRoundTripTime');
    }
  }
  return sample;
}

/**
 * The quality of a connection between two samples.
 *
 * @param isSending whether the other side sends pictures or sound, so that something should arrive
 */
export function qualityBetween(
  before: ConnectionSample,
  after: ConnectionSample,
  isSending: boolean,
): 'good' | 'weak' {
  const received = after.packetsReceived - before.packetsReceived;
  const lost = after.packetsLost - before.packetsLost;
  const isWeak =
    (isSending && received <= 0) ||
    lost > WEAK_LOSS * (received + lost) ||
    after.lostThere > WEAK_LOSS ||
    (after.roundTripTime ?? 0) > WEAK_ROUND_TRIP;
  return isWeak ? 'weak' : 'good';
}
