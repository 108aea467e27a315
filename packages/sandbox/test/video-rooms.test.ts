import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VideoEvent } from '../src/video/video-channel.ts';
import { createVideoRooms, type VideoEntry, type VideoRooms } from '../src/video/video-rooms.ts';

const [NOOR, IDRIS, TARIQ] = [1300, 1301, 1302];
const MATCH = 'match-7';
const OFF = { isCameraOn: false, isMicrophoneOn: false };
const ON = { isCameraOn: true, isMicrophoneOn: true };

let rooms: VideoRooms;
let connections: number;
beforeEach(() => {
  vi.useFakeTimers();
  rooms = createVideoRooms(15_000);
  connections = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets a page of a user enter a room, and gives what it hears. */
function enter(userId: number, change: Partial<VideoEntry> = {}, room = MATCH) {
  const heard: VideoEvent[] = [];
  const close = vi.fn<() => void>();
  const id = `connection-${++connections}`;
  const claims = { userId, version: 0, room };
  const entry = { claims, pageId: `page of ${userId}`, isReturn: false, ...ON, ...change };
  const send = (...event: VideoEvent) => heard.push(event);
  return { id, claims, heard, close, membership: rooms.enter(entry, { id, send, close }) };
}

const member = (userId: number, connectionId: string, change = {}) => ({
  userId,
  connectionId,
  isAway: false,
  ...ON,
  ...change,
});
const signal = { description: { type: 'offer', sdp: 'v=0' } } as const;

describe('a room', () => {
  it('tells each member of the others, in order of arrival', () => {
    const noor = enter(NOOR, {}, 'event-12');
    const idris = enter(IDRIS, OFF, 'event-12');
    const tariq = enter(TARIQ, {}, 'event-12');
    const [ofNoor, ofIdris, ofTariq] = [
      member(NOOR, noor.id),
      member(IDRIS, idris.id, OFF),
      member(TARIQ, tariq.id),
    ];
    expect(noor.heard).toEqual([
      ['members', []],
      ['members', [ofIdris]],
      ['members', [ofIdris, ofTariq]],
    ]);
    expect(tariq.heard).toEqual([['members', [ofNoor, ofIdris]]]);
    idris.membership.setState(ON);
    expect(tariq.heard.at(-1)).toEqual(['members', [ofNoor, { ...ofIdris, ...ON }]]);
    noor.membership.leave();
    expect(tariq.heard.at(-1)).toEqual(['members', [{ ...ofIdris, ...ON }]]);
  });

  it.each([
    [MATCH, 2],
    ['event-12', 6],
  ])('%s holds %i users', (room, capacity) => {
    const members = Array.from({ length: capacity }, (_, index) => enter(index, {}, room));
    const late = enter(NOOR, {}, room);
    expect(late.heard).toEqual([['ended', { reason: 'full' }]]);
    expect(late.close).toHaveBeenCalledTimes(1);
    late.membership.leave();
    expect(rooms.claims()).toEqual(members.map(({ claims }) => claims));
    members[0]?.membership.leave();
    expect(enter(NOOR, {}, room).heard).toHaveLength(1);
  });

  it('is another one than every other room', () => {
    const noor = enter(NOOR);
    const idris = enter(IDRIS, {}, 'match-8');
    noor.membership.relay(idris.id, signal);
    noor.membership.setState(OFF);
    expect(idris.heard).toEqual([['members', []]]);
  });

  it('relays a signal to the named connection alone, with its sender', () => {
    const [noor, idris, tariq] = [NOOR, IDRIS, TARIQ].map((id) => enter(id, {}, 'event-12'));
    noor?.membership.relay(idris?.id ?? '', signal);
    noor?.membership.relay(noor.id, signal);
    noor?.membership.relay('another', signal);
    expect(idris?.heard.at(-1)).toEqual(['signal', { from: noor?.id, signal }]);
    for (const { heard } of [noor, tariq].filter((page) => page !== undefined)) {
      expect(heard.map(([name]) => name)).not.toContain('signal');
    }
  });

  it('is closed to a user for good', () => {
    const [noor, idris] = [enter(NOOR), enter(IDRIS)];
    rooms.close(noor.claims);
    rooms.close(noor.claims);
    expect(noor.heard.at(-1)).toEqual(['ended', { reason: 'closed' }]);
    expect(noor.close).toHaveBeenCalledTimes(1);
    expect(idris.heard.at(-1)).toEqual(['members', []]);
    noor.membership.setState(OFF);
    noor.membership.relay(idris.id, signal);
    expect(idris.heard.at(-1)).toEqual(['members', []]);
  });
});

describe('a page whose connection is lost', () => {
  it('keeps its place for 15 seconds', () => {
    const [noor, idris] = [enter(NOOR), enter(IDRIS)];
    noor.membership.lose();
    const away = member(NOOR, noor.id, { isAway: true });
    expect(idris.heard.at(-1)).toEqual(['members', [away]]);
    idris.membership.relay(noor.id, signal);
    vi.advanceTimersByTime(14_999);
    expect(idris.heard.at(-1)).toEqual(['members', [away]]);
    vi.advanceTimersByTime(1);
    expect(idris.heard.at(-1)).toEqual(['members', []]);
    expect(noor.heard.map(([name]) => name)).toEqual(['members', 'members']);
  });

  it('returns to its place under another connection', () => {
    const [noor, idris] = [enter(NOOR), enter(IDRIS)];
    noor.membership.lose();
    const again = enter(NOOR, { isReturn: true, ...OFF });
    vi.advanceTimersByTime(60_000);
    expect(idris.heard.at(-1)).toEqual(['members', [member(NOOR, again.id, OFF)]]);
    expect(again.heard).toEqual([['members', [member(IDRIS, idris.id)]]]);
    // What the network delivers late of the old connection changes nothing.
    noor.membership.leave();
    noor.membership.setState(ON);
    expect(idris.heard.at(-1)).toEqual(['members', [member(NOOR, again.id, OFF)]]);
  });

  it('may return before its loss is noticed', () => {
    const [noor, idris] = [enter(NOOR), enter(IDRIS)];
    const again = enter(NOOR, { isReturn: true });
    expect(noor.close).toHaveBeenCalledTimes(1);
    expect(noor.heard.map(([name]) => name)).not.toContain('ended');
    noor.membership.lose();
    expect(idris.heard.at(-1)).toEqual(['members', [member(NOOR, again.id)]]);
  });
});

describe('a user with two pages', () => {
  it('is in the room on the newer one, also if the older one returns later', () => {
    const [tab, idris] = [enter(NOOR), enter(IDRIS)];
    const phone = enter(NOOR, { pageId: 'phone' });
    expect(tab.heard.at(-1)).toEqual(['ended', { reason: 'moved' }]);
    expect(tab.close).toHaveBeenCalledTimes(1);
    tab.membership.leave();
    const tabAgain = enter(NOOR, { isReturn: true });
    expect(tabAgain.heard).toEqual([['ended', { reason: 'moved' }]]);
    expect(idris.heard.at(-1)).toEqual(['members', [member(NOOR, phone.id)]]);
    expect(phone.heard).toEqual([['members', [member(IDRIS, idris.id)]]]);
  });
});
