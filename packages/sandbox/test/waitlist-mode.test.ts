import { beforeEach, describe, expect, it } from 'vitest';
import { datingIn } from './dating.ts';
import { failed, testSandbox } from './harness.ts';
import { likeServerMessages } from '../src/likes/server-messages.ts';

const WAITING = 10;
const ACCEPTED = 20;
const OTHER = 30;
const PAUSED = 40;
const LIKE = { liked: true };
const PASS = { liked: false };

const refused = failed(403, likeServerMessages.acceptedInApp);
const said = (matched: boolean) => ({ status: 200, body: { matched } });

const sandbox = await testSandbox({ waitlistMode: true });
const dating = datingIn(sandbox);
beforeEach(async () => {
  await dating.put(
    { id: WAITING, waitlistStatus: 'pre-approved', points: 50 },
    { id: ACCEPTED, points: 50 },
    { id: OTHER },
    { id: PAUSED, waitlistStatus: 'subscription-paused' },
  );
});

describe('in waitlist mode', () => {
  it.each([LIKE, { ...LIKE, points: 20, comment: 'Hello' }, PASS])(
    'an accepted member may not swipe: %j',
    async (decision) => {
      expect(await dating.decide(ACCEPTED, OTHER, decision)).toEqual(refused);
      expect(await dating.storedLikes()).toEqual([]);
      expect(await dating.pointsOf(ACCEPTED)).toBe(50);
      expect(sandbox.pushes).toEqual([]);
    },
  );

  it.each([LIKE, PASS])('an applicant may: %j', async (decision) => {
    expect(await dating.decide(WAITING, OTHER, decision)).toMatchObject(said(false));
  });

  it('an accepted member may answer a like', async () => {
    await dating.decide(WAITING, ACCEPTED, LIKE);
    expect(await dating.decide(ACCEPTED, WAITING, LIKE)).toMatchObject(said(true));
    await dating.decide(WAITING, OTHER, { ...LIKE, points: 20 });
    expect(await dating.decide(OTHER, WAITING, PASS)).toMatchObject(said(false));
    expect(await dating.pointsOf(WAITING)).toBe(50);
  });

  it('a user who cannot be found stays unknown, and a paused membership is named', async () => {
    const unknown = failed(404, likeServerMessages.personNotFound);
    expect(await dating.decide(ACCEPTED, 999, LIKE)).toEqual(unknown);
    const paused = failed(409, likeServerMessages.membershipPaused);
    expect(await dating.decide(PAUSED, OTHER, LIKE)).toEqual(paused);
  });
});
