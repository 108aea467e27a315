import { beforeEach, describe, expect, it } from 'vitest';
import { datingIn } from './dating.ts';
import { NOW, testSandbox } from './harness.ts';

const HER = 10;
const HIM = 20;
const LIKE = { liked: true };
const PASS = { liked: false };
const FEEDBACK = { ...LIKE, points: 10, comment: 'The plum tart stands.' };
const DAY = 24 * 60 * 60;

const sandbox = await testSandbox();
const dating = datingIn(sandbox);
beforeEach(async () => {
  const preference = { genders: ['M'], minAge: null, maxAge: null };
  await dating.put({ id: HER, gender: 'F', preference }, { id: HIM, points: 50 });
});

/** The like as `HIM`, its sender, sees it. */
const sent = async () => (await dating.sentOf(HIM))[0];
/** The like as `HER`, its receiver, sees it, while it waits for an answer. */
const received = async () => (await dating.likesOf(HER)).received;

const declined = async () => {
  await dating.decide(HIM, HER, { ...LIKE, points: 20, comment: 'Hello' });
  sandbox.advance(60);
  await dating.decide(HER, HIM, PASS);
};
const expired = async () => {
  await dating.recommend(HIM, HER, new Date(NOW.getTime() + DAY * 1000));
  await dating.decide(HIM, HER, { ...LIKE, points: 20, comment: 'Hello' });
  sandbox.advance(2 * DAY);
};

describe('the sender of a like', () => {
  it('learns that it was declined', async () => {
    await declined();
    expect(await sent()).toMatchObject({ status: 'declined', points: 0, feedbackGiven: false });
  });

  it('learns that it expired with the recommendation', async () => {
    await dating.recommend(HIM, HER, new Date(NOW.getTime() + DAY * 1000));
    await dating.decide(HIM, HER, LIKE);
    expect(await sent()).toMatchObject({ status: 'waiting' });
    sandbox.advance(DAY);
    expect(await sent()).toMatchObject({ status: 'expired' });
  });

  it('does not learn of a pass from before the like', async () => {
    await dating.decide(HER, HIM, PASS);
    sandbox.advance(60);
    await dating.decide(HIM, HER, LIKE);
    expect(await sent()).toMatchObject({ status: 'waiting' });
  });
});

describe('feedback', () => {
  it.each([
    ['declined', declined, 50],
    ['expired', expired, 30],
  ])('on a like that is %s lets it wait again, once', async (status, comeTo, held) => {
    await comeTo();
    expect(await dating.pointsOf(HIM)).toBe(held);
    expect(await dating.decide(HIM, HER, FEEDBACK)).toMatchObject({
      status: 200,
      body: { matched: false },
    });
    expect(await sent()).toMatchObject({
      status: 'waiting',
      feedbackGiven: true,
      points: 10,
      comment: 'The plum tart stands.',
    });
    expect(await received()).toMatchObject([{ points: 10, comment: 'The plum tart stands.' }]);
    // The tokens of the first like have been returned.
    expect(await dating.pointsOf(HIM)).toBe(40);

    sandbox.advance(60);
    await dating.decide(HER, HIM, PASS);
    expect(await dating.pointsOf(HIM)).toBe(50);
    await dating.decide(HIM, HER, FEEDBACK);
    expect(await sent()).toMatchObject({ status: 'declined', feedbackGiven: true });
    expect(await received()).toEqual([]);
    expect(await dating.pointsOf(HIM)).toBe(50);
  });

  it('can be paid with the tokens that come back', async () => {
    await dating.put({ id: 40, points: 20 });
    await dating.recommend(40, HER, new Date(NOW.getTime() + DAY * 1000));
    await dating.decide(40, HER, { ...LIKE, points: 20 });
    sandbox.advance(2 * DAY);
    expect(await dating.decide(40, HER, { ...FEEDBACK, points: 20 })).toMatchObject({
      status: 200,
    });
    expect(await dating.pointsOf(40)).toBe(0);
    expect(await dating.entriesOf(40)).toEqual([-20, 20, -20]);
  });

  it('with more tokens than the sender has changes nothing', async () => {
    await declined();
    expect((await dating.decide(HIM, HER, { ...FEEDBACK, points: 60 })).status).toBe(422);
    expect(await sent()).toMatchObject({ status: 'declined', feedbackGiven: false });
    expect(await received()).toEqual([]);
  });

  it.each([
    ['without words', { ...LIKE, points: 10 }],
    ['of spaces alone', { ...LIKE, comment: '  ' }],
  ])('%s is ignored', async (_what, decision) => {
    await declined();
    await dating.decide(HIM, HER, decision);
    expect(await sent()).toMatchObject({ status: 'declined', comment: 'Hello' });
    expect(await dating.pointsOf(HIM)).toBe(50);
  });

  it('is answered as a like is', async () => {
    await declined();
    await dating.decide(HIM, HER, FEEDBACK);
    expect(await dating.decide(HER, HIM, LIKE)).toMatchObject({ body: { matched: true } });
    expect(await sent()).toMatchObject({ status: 'matched' });
  });
});
