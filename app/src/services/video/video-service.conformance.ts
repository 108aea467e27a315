import { roomCapacity } from '@perigee/domain/video';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  OwnTracks,
  VideoCall,
  VideoEnd,
  VideoParticipant,
  VideoService,
} from './video-service.ts';

/** A user of the world, whose pages have a network of their own. */
export interface VideoUser {
  id: number;
  video: VideoService;
  /** The tokens for the room of the match, and for the room of the event. */
  tokens: { match: string; event: string };
  cutNetwork: () => void | Promise<void>;
  restoreNetwork: () => void | Promise<void>;
  /** Ends the user's sessions: the tokens are refused from now on. */
  endSessions: () => void | Promise<void>;
}

/** What an adapter is tested with. */
export interface VideoWorld {
  /** The two users of the match, who are guests of the event too. */
  noor: VideoUser;
  idris: VideoUser;
  /** More guests of the event, with tokens of rooms that they may not enter for the match. */
  guests: readonly VideoUser[];
  openTracks: () => OwnTracks | Promise<OwnTracks>;
  /** Resolves when pictures or sound arrive by the track. */
  expectMedia: (track: MediaStreamTrack) => Promise<void>;
  endMatch: () => void | Promise<void>;
  close: () => void | Promise<void>;
}

const NOTHING: OwnTracks = { camera: null, microphone: null };

/** The tests that every adapter of the video port passes. */
export function describeVideoService(name: string, openWorld: () => Promise<VideoWorld>): void {
  describe(`the video of ${name}`, () => {
    let world: VideoWorld;
    const open: VideoCall[] = [];
    const opened: MediaStreamTrack[] = [];
    beforeEach(async () => {
      world = await openWorld();
    });
    afterEach(async () => {
      for (const call of open.splice(0)) call.leave();
      for (const track of opened.splice(0)) track.stop();
      await world.close();
    });

    const openTracks = async () => {
      const own = await world.openTracks();
      opened.push(...[own.camera, own.microphone].filter((track) => track !== null));
      return own;
    };
    /** A page of a user, and what it has heard. */
    const openPage = ({ video }: VideoUser, token: string, own = NOTHING) => {
      const heard = {
        joined: 0,
        reconnecting: 0,
        ended: [] as VideoEnd[],
        others: [] as readonly VideoParticipant[],
        reports: 0,
      };
      const call = video.join(token, own, {
        onJoined: () => (heard.joined += 1),
        onReconnecting: () => (heard.reconnecting += 1),
        onParticipants: (others) => {
          heard.others = others;
          heard.reports += 1;
        },
        onEnded: (reason) => heard.ended.push(reason),
      });
      open.push(call);
      return { call, heard };
    };
    type Page = ReturnType<typeof openPage>;
    const joined = async (user: VideoUser, own = NOTHING, room: 'match' | 'event' = 'match') => {
      const page = openPage(user, user.tokens[room], own);
      await expect.poll(() => page.heard.joined).toBe(1);
      return page;
    };
    const idsIn = ({ heard }: Page) => heard.others.map(({ userId }) => userId);
    const other = ({ heard }: Page): VideoParticipant | undefined => heard.others[0];
    const track = async (page: Page, kind: keyof OwnTracks, userId?: number) => {
      const find = () =>
        page.heard.others.find((one) => userId === undefined || one.userId === userId)?.[kind];
      await expect.poll(find).toBeTruthy();
      const found = find();
      if (found == null) throw new Error(`There is no ${kind}`);
      expect(found.kind).toBe(kind === 'camera' ? 'video' : 'audio');
      return found;
    };
    const expectBothSeen = async (pages: readonly Page[]) => {
      for (const page of pages) {
        for (const kind of ['camera', 'microphone'] as const) {
          await world.expectMedia(await track(page, kind));
        }
        expect(other(page)).toMatchObject({ isCameraOn: true, isMicrophoneOn: true });
      }
    };

    it('carries pictures and sound between two users', async () => {
      const { noor, idris } = world;
      const caller = await joined(noor, await openTracks());
      expect(idsIn(caller)).toEqual([]);
      const callee = await joined(idris, await openTracks());
      await expectBothSeen([caller, callee]);
      expect(idsIn(caller)).toEqual([idris.id]);
      expect(idsIn(callee)).toEqual([noor.id]);
      expect(other(caller)?.quality).toBe('good');
    });

    it('shows what the other turns off and on', async () => {
      const { noor, idris } = world;
      const own = await openTracks();
      const [seen, page] = [await joined(noor, own), await joined(idris)];
      await track(page, 'camera');
      await track(page, 'microphone');
      const expectSeen = async (change: () => void, expected: Partial<VideoParticipant>) => {
        change();
        await expect.poll(() => other(page)).toMatchObject(expected);
      };
      for (let count = 0; count < 3; count++) {
        const { call } = seen;
        const { camera, microphone } = own;
        await expectSeen(() => call.setMicrophone(null), {
          isMicrophoneOn: false,
          microphone: null,
        });
        await expectSeen(() => call.setCamera(null), { isCameraOn: false, camera: null });
        await expectSeen(() => call.setMicrophone(microphone), { isMicrophoneOn: true });
        await expectSeen(() => call.setCamera(camera), { isCameraOn: true });
      }
      await world.expectMedia(await track(page, 'camera'));
      await world.expectMedia(await track(page, 'microphone'));
      // Who left it off still sees the other.
      expect(other(seen)).toMatchObject({ ...NOTHING, isCameraOn: false, isMicrophoneOn: false });
    });

    it('sends what is turned on later, and another device', async () => {
      const { noor, idris } = world;
      const [sender, receiver] = [await joined(noor), await joined(idris)];
      await expect.poll(() => idsIn(receiver)).toEqual([noor.id]);
      const [first, second] = [await openTracks(), await openTracks()];
      sender.call.setMicrophone(first.microphone);
      sender.call.setCamera(first.camera);
      await world.expectMedia(await track(receiver, 'camera'));
      sender.call.setCamera(second.camera);
      first.camera?.stop();
      await world.expectMedia(await track(receiver, 'camera'));
      await world.expectMedia(await track(receiver, 'microphone'));
      expect(second.camera?.readyState).toBe('live');
    });

    it('holds a group, in order of arrival', async () => {
      const { noor, idris, guests } = world;
      const users = [noor, idris, ...guests.slice(0, 1)];
      const pages: Page[] = [];
      for (const user of users) pages.push(await joined(user, await openTracks(), 'event'));
      for (const [index, page] of pages.entries()) {
        const others = users.filter((user) => user !== users[index]);
        await expect.poll(() => idsIn(page)).toEqual(others.map(({ id }) => id));
        for (const { id } of others) await world.expectMedia(await track(page, 'camera', id));
      }
      pages[1]?.call.leave();
      await expect.poll(() => pages.map((page) => idsIn(page).length)).toEqual([1, 2, 1]);
    });

    it('tells a user that all places are taken', async () => {
      const { noor, idris, guests } = world;
      const users = [noor, idris, ...guests].slice(0, roomCapacity('event-1') + 1);
      const late = users.pop();
      const pages: Page[] = [];
      for (const user of users) pages.push(await joined(user, NOTHING, 'event'));
      const page = openPage(late ?? noor, late?.tokens.event ?? '');
      await expect.poll(() => page.heard.ended).toEqual(['full']);
      expect(page.heard).toMatchObject({ joined: 0, reports: 0 });
      for (const { heard } of pages) expect(heard.others).toHaveLength(users.length - 1);
    });

    it('keeps the rooms apart', async () => {
      const { noor, idris } = world;
      const pages = [
        await joined(noor, await openTracks()),
        await joined(idris, await openTracks(), 'event'),
      ];
      for (const page of pages) expect(idsIn(page)).toEqual([]);
    });

    it.each(['letmein', ''])('refuses the token %j', async (token) => {
      const page = openPage(world.noor, token, await openTracks());
      await expect.poll(() => page.heard.ended).toEqual(['refused']);
      expect(page.heard).toMatchObject({ joined: 0, reconnecting: 0, reports: 0 });
    });

    it('moves the call to the newer page of a user', async () => {
      const { noor, idris } = world;
      const [tab, partner] = [await joined(noor), await joined(idris, await openTracks())];
      const phone = await joined(noor, await openTracks());
      await expect.poll(() => tab.heard.ended).toEqual(['moved']);
      await expectBothSeen([phone, partner]);
      expect(idsIn(partner)).toEqual([noor.id]);
    });

    it('ends for a user who leaves, and for no other', async () => {
      const { noor, idris } = world;
      const own = await openTracks();
      const [leaver, partner] = [await joined(noor, own), await joined(idris)];
      await track(partner, 'camera');
      leaver.call.leave();
      const { reports } = leaver.heard;
      await expect.poll(() => idsIn(partner)).toEqual([]);
      partner.call.setCamera(own.camera);
      expect(leaver.heard).toMatchObject({ reports, ended: [], reconnecting: 0 });
      expect(own.camera?.readyState).toBe('live');
      const again = await joined(noor, own);
      await expectBothSeen([partner].filter(() => idsIn(again).length === 0));
    });

    it('goes on after a lost network', async () => {
      const { noor, idris } = world;
      const [page, partner] = [
        await joined(noor, await openTracks()),
        await joined(idris, await openTracks()),
      ];
      await expectBothSeen([page, partner]);
      await noor.cutNetwork();
      await expect.poll(() => page.heard.reconnecting).toBe(1);
      await expect.poll(() => other(partner)?.quality).toBe('lost');
      page.call.setMicrophone(null);
      await noor.restoreNetwork();
      await expect.poll(() => page.heard.joined).toBe(2);
      await expect
        .poll(() => other(partner))
        .toMatchObject({ userId: noor.id, quality: 'good', isMicrophoneOn: false });
      await world.expectMedia(await track(partner, 'camera'));
      await world.expectMedia(await track(page, 'camera'));
      expect([...page.heard.ended, ...partner.heard.ended]).toEqual([]);
    });

    it('is closed to both when the match ends', async () => {
      const { noor, idris, endMatch } = world;
      const pages = [await joined(noor), await joined(idris)];
      await endMatch();
      for (const { heard } of pages) await expect.poll(() => heard.ended).toEqual(['closed']);
      const late = openPage(noor, noor.tokens.match);
      await expect.poll(() => late.heard.ended).toEqual(['refused']);
    });

    it('is refused to a user whose sessions have ended', async () => {
      const { noor, idris } = world;
      const [page, partner] = [await joined(noor), await joined(idris)];
      await noor.endSessions();
      await expect.poll(() => page.heard.ended).toEqual(['refused']);
      await expect.poll(() => idsIn(partner)).toEqual([]);
      expect(partner.heard.ended).toEqual([]);
    });
  });
}
