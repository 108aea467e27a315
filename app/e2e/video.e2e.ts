import type { CDPSession, Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { streamingServerMessages } from '@perigee/domain/tickets';
import { composerOf } from './conversation.ts';
import { expectInSight, withoutOfflineBanner } from './in-sight.ts';
import { matchOf } from './matching.ts';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';

const [, , , { phone: thirdPhone }] = demoAccounts;

test.use({ permissions: ['camera', 'microphone'] });

const control = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Call' }).getByRole('button', { name });

const pictureOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Keeps the tracks that a page opens, and the connections. */
function keepMedia(): void {
  const tracks: MediaStreamTrack[] = [];
  const connections: RTCPeerConnection[] = [];
  Object.assign(globalThis, { openedTracks: tracks, openedConnections: connections });
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connections.push(this);
    }
  };
}

/** The states of the devices' tracks: 'live' or 'ended'. */
const trackStates = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(
      ({ readyState }) => readyState,
    ),
  );

/** What a page has received of the others so far. */
const received = (page: Page) =>
  page.evaluate(async () => {
    const { openedConnections } = globalThis as unknown as {
      openedConnections: RTCPeerConnection[];
    };
    const sums = { frames: 0, bytes: 0, loudness: 0 };
    for (const connection of openedConnections) {
      for (const stats of (await connection.getStats()).values() as Iterable<
        Record<string, number | string>
      >) {
        if (stats['type'] !== 'inbound-rtp') continue;
        if (stats['kind'] === 'video') sums.frames += Number(stats['framesDecoded'] ?? 0);
        if (stats['kind'] === 'audio') {
          sums.bytes += Number(stats['bytesReceived'] ?? 0);
          sums.loudness += Number(stats['totalAudioEnergy'] ?? 0);
        }
      }
    }
    return sums;
  });

/** Expects pictures and sound of the other user to arrive, from now on. */
async function expectMedia(page: Page): Promise<void> {
  const before = await received(page);
  const grown = async () => {
    const now = await received(page);
    return {
      frames: now.frames > before.frames + 5,
      bytes: now.bytes > before.bytes,
      loudness: now.loudness > before.loudness,
    };
  };
  await expect.poll(grown).toEqual({ frames: true, bytes: true, loudness: true });
}

/** The number of pictures that the page has shown of the other user. */
const shownFrames = (page: Page, name: string) =>
  pictureOf(page, name).evaluate((element) => {
    const video = element instanceof HTMLVideoElement ? element : element.querySelector('video');
    return video?.getVideoPlaybackQuality().totalVideoFrames ?? 0;
  });

test.beforeEach(({ page }) => withoutOfflineBanner(page));

test('two users who matched see and hear each other', async ({ page, otherPage, sandbox }) => {
  const { id, names } = await matchOf(page, otherPage, sandbox);
  for (const one of [page, otherPage]) await one.addInitScript(keepMedia);
  // From the conversation, with the pointer and with the keyboard.
  await page.goto(`/matches/${id}`);
  await page.getByRole('link', { name: `Video call with ${names.otherPage}` }).click();
  await expect(page).toHaveURL(`/videochat/match-${id}`);
  await expectInSight(page, page.getByRole('button', { name: `Call ${names.otherPage}` }));
  await page.getByRole('button', { name: `Call ${names.otherPage}` }).click();
  await expect(page.getByRole('heading', { name: `Calling ${names.otherPage}` })).toBeVisible();

  await otherPage.goto(`/matches/${id}`);
  // An open conversation takes the focus into its field, a moment after the link is there.
  await expect(composerOf(otherPage, names.page)).toBeFocused();
  await otherPage.getByRole('link', { name: `Video call with ${names.page}` }).press('Enter');
  await otherPage.getByRole('button', { name: `Call ${names.page}` }).press('Enter');

  await expect(pictureOf(page, names.otherPage)).toBeVisible();
  await expect(pictureOf(otherPage, names.page)).toBeVisible();
  await Promise.all([page, otherPage].map(expectMedia));
  await expect.poll(() => shownFrames(page, names.otherPage)).toBeGreaterThan(5);
  await expect.poll(() => shownFrames(otherPage, names.page)).toBeGreaterThan(5);

  await control(page, 'Mute').click();
  await expect(otherPage.getByText(`${names.page} is muted`).first()).toBeVisible();
  await page.keyboard.press('v');
  await expect(otherPage.getByText(`${names.page}’s camera is off`).first()).toBeVisible();
  await expect(pictureOf(otherPage, names.page)).toHaveCount(0);
  await page.keyboard.press('v');
  await control(page, 'Unmute').click();
  await expect(pictureOf(otherPage, names.page)).toBeVisible();
  await expectMedia(otherPage);

  await control(otherPage, 'Leave').click();
  await expect(otherPage.getByRole('heading', { name: 'You left the call' })).toBeFocused();
  await expect(page.getByRole('heading', { name: `${names.otherPage} has left` })).toBeFocused();
  for (const one of [page, otherPage]) {
    expect(new Set(await trackStates(one))).toEqual(new Set(['ended']));
  }
  await page.getByRole('link', { name: 'Back to the conversation' }).click();
  await expect(page).toHaveURL(`/matches/${id}`);
});

/** The ICE user name fragment of a page's connection: each restart of ICE has a new one. */
const iceFragmentOf = (page: Page) =>
  page.evaluate(() => {
    const { openedConnections } = globalThis as unknown as {
      openedConnections: RTCPeerConnection[];
    };
    return /a=ice-ufrag:(.+)/.exec(openedConnections.at(-1)?.localDescription?.sdp ?? '')?.[1];
  });

/**
 * Drops all packets of a page's calls, or none. The page's other connections stay. Chromium drops packets only of calls
 * that begin after this was first used.
 */
const setMediaLost = (devtools: CDPSession, isLost: boolean) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    // Without any condition of the network itself, no packet is dropped.
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
    packetLoss: isLost ? 100 : 0,
  });

test('a call whose pictures and sound are lost on the way goes on when they are back', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const { id, names } = await matchOf(page, otherPage, sandbox);
  const pages = [page, otherPage];
  for (const one of pages) await one.addInitScript(keepMedia);
  const devtools = await page.context().newCDPSession(page);
  await setMediaLost(devtools, false);
  await page.goto(`/videochat/match-${id}`);
  await page.getByRole('button', { name: `Call ${names.otherPage}` }).click();
  await otherPage.goto(`/videochat/match-${id}`);
  await otherPage.getByRole('button', { name: `Call ${names.page}` }).click();
  await Promise.all(pages.map(expectMedia));

  const fragments = await Promise.all(pages.map(iceFragmentOf));
  await setMediaLost(devtools, true);
  // Browsers notice after seconds that nothing arrives.
  const reconnecting = (one: Page) => one.getByRole('heading', { name: 'Reconnecting' });
  for (const one of pages) await expect(reconnecting(one)).toBeVisible();
  const lost = await Promise.all(pages.map(received));
  for (const [index, one] of pages.entries()) {
    await expect.poll(() => iceFragmentOf(one)).not.toBe(fragments[index]);
    // Fewer, if the two have begun a new connection.
    expect((await received(one)).frames).toBeLessThanOrEqual(lost[index]?.frames ?? 0);
  }

  await setMediaLost(devtools, false);
  await Promise.all(pages.map(expectMedia));
  for (const one of pages) await expect(reconnecting(one)).toHaveCount(0);
  const shown = await shownFrames(page, names.otherPage);
  const othersShown = await shownFrames(otherPage, names.page);
  await expect.poll(() => shownFrames(page, names.otherPage)).toBeGreaterThan(shown);
  await expect.poll(() => shownFrames(otherPage, names.page)).toBeGreaterThan(othersShown);
});

test('the room of a match stays closed to others', async ({
  page,
  otherPage,
  thirdPage,
  sandbox,
}) => {
  const { id } = await matchOf(page, otherPage, sandbox);
  await startSession(thirdPage, sandbox, thirdPhone);
  await thirdPage.addInitScript(keepMedia);
  await thirdPage.goto(`/videochat/match-${id}`);
  await expect(thirdPage.getByRole('heading', { name: 'The room stays closed' })).toBeVisible();
  await expect(thirdPage.getByText(streamingServerMessages.roomNotFound)).toBeVisible();
  expect(await trackStates(thirdPage)).toEqual([]);
  await thirdPage.getByRole('link', { name: 'Matches', exact: true }).first().click();
  await expect(thirdPage).toHaveURL('/matches');
});

test('a call rings where the other user is, until it is declined or answered', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const { id, names } = await matchOf(page, otherPage, sandbox);
  const ringing = otherPage.getByRole('region', { name: 'Incoming call' });
  await otherPage.goto('/account');
  await page.goto(`/videochat/match-${id}`);
  await page.getByRole('button', { name: `Call ${names.otherPage}` }).click();
  await expect(ringing.getByRole('heading', { name: `${names.page} is calling` })).toBeVisible();
  await ringing.getByRole('button', { name: 'Not now' }).click();
  await expect(ringing).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: `${names.otherPage} can’t talk right now` }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Call again' }).click();
  await ringing.getByRole('button', { name: 'Answer' }).focus();
  await otherPage.keyboard.press('Enter');
  await expect(otherPage).toHaveURL(`/videochat/match-${id}`);
  await expect(ringing).toHaveCount(0);
  await expect(pictureOf(page, names.otherPage)).toBeVisible();
  await expect(pictureOf(otherPage, names.page)).toBeVisible();
  await expect(control(page, 'Leave')).toBeVisible();

  // A reload does not enter the room by itself.
  await otherPage.reload();
  await expect(otherPage.getByRole('button', { name: `Call ${names.page}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${names.otherPage} has left` })).toBeVisible();
});
