import { describe, expect, it } from 'vitest';
import { qualityBetween, sampleOf } from './connection-quality.ts';

const sample = { packetsReceived: 100, packetsLost: 0, roundTripTime: 0.02, lostThere: 0 };

describe('the quality of a connection', () => {
  it.each([
    ['packets arrive', { packetsReceived: 200 }, true, 'good'],
    ['nothing arrives of what is sent', {}, true, 'weak'],
    ['nothing is sent', {}, false, 'good'],
    ['one packet of twenty-five is lost', { packetsReceived: 196, packetsLost: 4 }, true, 'good'],
    ['one packet of ten is lost', { packetsReceived: 190, packetsLost: 10 }, true, 'weak'],
    ['the other side loses packets', { packetsReceived: 200, lostThere: 0.1 }, true, 'weak'],
    ['the way is long', { packetsReceived: 200, roundTripTime: 0.5 }, true, 'weak'],
    ['the way is unknown', { packetsReceived: 200, roundTripTime: null }, true, 'good'],
    // A late packet may be counted as lost before.
    ['fewer are lost than before', { packetsReceived: 200, packetsLost: -1 }, true, 'good'],
  ] as const)('when %s', (_when, change, isSending, quality) => {
    expect(qualityBetween(sample, { ...sample, ...change }, isSending)).toBe(quality);
  });
});

it('reads the statistics of all tracks and of the chosen way', () => {
  const report = new Map<string, object>([
    ['audio', { type: 'inbound-rtp', packetsReceived: 50, packetsLost: 1 }],
    ['video', { type: 'inbound-rtp', packetsReceived: 70, packetsLost: 2 }],
    ['remote', { type: 'remote-inbound-rtp', fractionLost: 0.2 }],
    ['remote audio', { type: 'remote-inbound-rtp', fractionLost: 0.1 }],
    ['unused', { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 }],
    ['used', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.03 }],
    ['other', { type: 'transport' }],
  ]);
  expect(sampleOf(report)).toEqual({
    packetsReceived: 120,
    packetsLost: 3,
    roundTripTime: 0.03,
    lostThere: 0.2,
  });
});
