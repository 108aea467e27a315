import { answeredDater, profileStepsUpdate, steppedDater } from '@perigee/api/fixtures';
import { User, type UserUpdate } from '@perigee/api/zod';
import { fieldMessages } from '@perigee/domain';
import { usernameTooShort } from '@perigee/domain/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { images } from '../src/db/schema/images.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted, waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const [DATER, OTHER] = [1300, 1021];

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
  await insertPeople(sandbox.db, [
    waiting({ id: DATER }, NOW),
    accepted({ id: OTHER, username: 'Idris' }, NOW),
  ]);
});

const update = (body: UserUpdate | Record<string, unknown>, as = token) =>
  sandbox.call('PUT', '/users/me', { body, token: as });
const me = async () => (await sandbox.call('GET', '/users/me', { token })).body as User;
const addPhoto = (path: string | null) =>
  sandbox.db.insert(images).values({ userId: DATER, path, profileImage: true, orderNo: 0 });
const isComplete = ({ applicationStatuses }: User) =>
  applicationStatuses.some(({ action, completed }) => action === 'COMPLETE_PROFILE' && completed);

describe('a change of the own profile', () => {
  it('returns the user, and updates the user’s open pages', async () => {
    const reply = await update(profileStepsUpdate);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(User.parse(reply.body));
    expect(reply.body).toMatchObject(steppedDater);
    expect(reply.body).toEqual(await me());
    expect(sandbox.pushes).toEqual([
      { event: 'profileUpdate', userId: DATER, data: reply.body },
      {
        event: 'featuresUpdate',
        userId: DATER,
        data: ['COMPLETE_PROFILE', 'SAVE_PAYMENT', 'INVITE_FRIEND'],
      },
    ]);
  });

  it('changes no field that is not sent, and no other user', async () => {
    await update(profileStepsUpdate);
    const before = await me();
    await update({ gender: 'non_binary' });
    expect(await me()).toEqual({ ...before, gender: 'non_binary' });
    const other = await sandbox.call('GET', `/users/${OTHER}`);
    expect(other.body).toMatchObject({ username: 'Idris' });
  });

  it.each([
    'id',
    'email',
    'name',
    'firstName',
    'lastName',
    'phoneNumber',
    'admin',
    'points',
    'waitlist',
    'waitlistStatus',
    'hNum',
    'completedOnboarding',
    'isVerifiedAccount',
    'profileVisible',
    'applicationStatuses',
  ])('does not take %s', async (field) => {
    const before = await me();
    expect(await update({ gender: 'F', [field]: true })).toEqual(
      failed(422, serverMessages.fieldUnknown(field)),
    );
    expect(await me()).toEqual(before);
    expect(sandbox.pushes).toEqual([]);
  });

  it.each([{}, { lastUpdateSource: 'webapp' }])('needs a field to change: %j', async (body) => {
    expect(await update(body)).toEqual(failed(422, serverMessages.nothingToUpdate));
  });

  it.each([
    { tiktokLink: 'https://evil.example/@marisol' },
    { twitterLink: 'https://www.tiktok.com/@marisol' },
    { linkedinLink: 'https://www.linkedin.com/in/marisol?next=//evil.example' },
  ])('takes a link to a profile of its own network only: %j', async (link) => {
    const [field = ''] = Object.keys(link);
    expect(await update(link)).toEqual(failed(422, serverMessages.fieldMalformed(field)));
  });

  it('sets and takes back links to other profiles', async () => {
    const tiktokLink = 'https://www.tiktok.com/@marisol';
    const youtubeLink = 'https://www.youtube.com/@marisol';
    await update({ tiktokLink, youtubeLink });
    await update({ tiktokLink: null });
    const { tiktokLink: taken, youtubeLink: kept } = await me();
    expect([taken ?? null, kept]).toEqual([null, youtubeLink]);
  });

  it('loses nothing of many changes at the same moment', async () => {
    const keys = ['bio', 'occupation', 'company', 'industry', 'pronoun', 'dreamDate'];
    await Promise.all(keys.map((key) => update({ profile: { [key]: 'x' } })));
    expect((await me()).profile).toEqual(Object.fromEntries(keys.map((key) => [key, 'x'])));
  });
});

describe('a username', () => {
  it.each(['idris', 'IDRIS', 'Idris'])('is refused if another user has it: %s', async (name) => {
    expect(await update({ username: name, gender: 'F' })).toEqual(
      failed(409, fieldMessages.username.taken),
    );
    expect(await me()).toMatchObject({ username: null, gender: null });
    expect(sandbox.pushes).toEqual([]);
  });

  it('may be the user’s own in another case', async () => {
    await update({ username: 'marisol' });
    expect((await update({ username: 'Marisol' })).body).toMatchObject({ username: 'Marisol' });
  });

  it.each([
    ['m', usernameTooShort],
    ['', usernameTooShort],
    ['mari sol', serverMessages.usernameForm],
    ['mari-sol', serverMessages.usernameForm],
    ['1021', serverMessages.usernameForm],
    ['x'.repeat(31), serverMessages.fieldTooLong('username', 30)],
  ])('%j is refused', async (username, message) => {
    expect(await update({ username })).toEqual(failed(422, message));
  });

  it('is never the word for the signed-in user', async () => {
    expect(await update({ username: 'Me' })).toEqual(failed(409, fieldMessages.username.taken));
  });

  it('goes to one of two users who request it at the same moment', async () => {
    const other = await sandbox.context.tokens.session(OTHER);
    const replies = await Promise.all([
      update({ username: 'selkie' }),
      update({ username: 'Selkie' }, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a gender', () => {
  it.each(['Other-Gender', ' Other-Gender '])(
    'has a name of its own, and is not the option that leads to one: %j',
    async (gender) => {
      expect(await update({ gender })).toEqual(failed(422, serverMessages.fieldMissing('gender')));
      expect(await me()).toMatchObject({ gender: null });
    },
  );
});

describe('a birthdate', () => {
  it('is checked against the sandbox’s own clock', async () => {
    const eighteenTomorrow = { birthdate: '2008-12-02' };
    expect(await update(eighteenTomorrow)).toEqual(failed(422, fieldMessages.birthdate.tooYoung));
    sandbox.advance(12 * 60 * 60);
    token = await sandbox.context.tokens.session(DATER);
    expect((await update(eighteenTomorrow)).body).toMatchObject(eighteenTomorrow);
  });

  it.each(['1926-11-30', '2001-02-29', '04-12-1996', ''])('%j is refused', async (birthdate) => {
    expect((await update({ birthdate })).status).toBe(422);
  });
});

describe('a location', () => {
  it.each([
    { location: 'Toronto' },
    { location: '', geoLat: 43.65, geoLng: -79.38 },
    { geoLat: 43.65, geoLng: -79.38 },
    { location: 'Toronto', geoLat: 43.65 },
  ])('has to be complete: %j', async (body) => {
    expect(await update(body)).toEqual(failed(422, fieldMessages.location.missing));
  });

  it('without an address does not keep the address of the earlier one', async () => {
    await update(profileStepsUpdate);
    const { userAddress } = await me();
    await update({ gender: 'non_binary' });
    expect((await me()).userAddress).toEqual(userAddress);
    const { body } = await update({ location: 'Buffalo', geoLat: 42.89, geoLng: -78.88 });
    expect(body).toMatchObject({ location: 'Buffalo', userAddress: null });
  });
});

describe('answers of the questionnaire', () => {
  const lastUpdateSource = 'webapp';

  it('are merged', async () => {
    await update({ profile: { starSign: 'Aries', diet: 'Vegan' }, lastUpdateSource });
    await update({ profile: { diet: null, fitnessActivities: ['Yoga'] }, lastUpdateSource });
    expect((await me()).profile).toEqual({
      starSign: 'Aries',
      diet: null,
      fitnessActivities: ['Yoga'],
    });
  });

  it.each(['preference', 'preferences'])(
    'about the desired match are accepted as %s',
    async (name) => {
      await update({ [name]: { minAge: 27, religion: ['Agnostic'] }, lastUpdateSource });
      await update({ [name]: { maxAge: 39, genders: ['M'] }, lastUpdateSource });
      expect(await me()).toMatchObject({
        preference: { genders: ['M'], minAge: 27, maxAge: 39, religion: ['Agnostic'] },
        profile: { desiredMinAge: 27, desiredMaxAge: 39 },
      });
    },
  );

  it('have ages that fit together, also with the stored ages', async () => {
    await update({ preferences: { minAge: 40, maxAge: 50 } });
    expect(await update({ preferences: { maxAge: 39 } })).toEqual(
      failed(422, serverMessages.agesCrossed),
    );
    expect((await me()).preference).toMatchObject({ minAge: 40, maxAge: 50 });
  });

  it('have heights that fit together, also with the stored heights', async () => {
    await update({ preference: { minHeight: `5'9"`, maxHeight: `6'0"` } });
    for (const crossed of [{ maxHeight: `5'8"` }, { minHeight: `5'10"`, maxHeight: `5'9"` }]) {
      expect(await update({ preference: crossed })).toEqual(
        failed(422, serverMessages.rangeCrossed('minHeight', 'maxHeight')),
      );
    }
    expect((await me()).preference).toMatchObject({ minHeight: `5'9"`, maxHeight: `6'0"` });
  });

  it.each([
    ['profile.starSign', { profile: { starSign: 'aries' } }],
    ['profile.height', { profile: { height: `7'3"` } }],
    ['profile.alcoholDetails', { profile: { alcohol: 'No', alcoholDetails: 'With most meals' } }],
    ['profile.fitnessActivities', { profile: { fitnessActivities: ['Yoga', 'Chess'] } }],
    ['preference.minHeight', { preference: { minHeight: '170' } }],
    ['preferences.diets', { preferences: { diets: ['Air'] } }],
    ['preferences.educationLevel', { preferences: { educationLevel: ['Prefer Not to Say'] } }],
    ['preferences.educationLevel.1', { preferences: { educationLevel: ['Doctorate', 'PhD'] } }],
    ['preference.genders.1', { preference: { genders: ['M', 'women'] } }],
    ['preferences.genders.0', { preferences: { genders: ['Other-Gender'] } }],
  ])('are options of their question: %s', async (field, body) => {
    const before = await me();
    const { status, body: reply } = await update(body);
    const sentence = serverMessages.fieldNotOneOf(field, '');
    expect([status, reply]).toEqual([
      422,
      { message: expect.stringContaining(sentence) as string },
    ]);
    expect(await me()).toEqual(before);
    expect(sandbox.pushes).toEqual([]);
  });

  it('are a level of education, or null', async () => {
    expect(await update({ profile: { educationLevel: 'PhD' } })).toEqual(
      failed(422, serverMessages.fieldMalformed('profile.educationLevel')),
    );
    await update({ profile: { educationLevel: 'Doctorate' } });
    const { body } = await update({ profile: { educationLevel: null } });
    expect(body).toMatchObject({ profile: { educationLevel: null } });
  });

  it('about a habit need the habit, which may be stored already', async () => {
    const details = { profile: { alcoholDetails: 'With friends' } };
    expect(await update(details)).toEqual(
      failed(422, serverMessages.fieldMissing('profile.alcohol')),
    );
    await update({ profile: { alcohol: 'Sometimes' } });
    expect((await update({ profile: { alcoholDetails: 'A glass with friends' } })).status).toBe(
      200,
    );
  });

  it('of every question can be stored', async () => {
    const { profile, preference } = answeredDater;
    const { status, body } = await update({ profile, preferences: preference, lastUpdateSource });
    expect(status).toBe(200);
    expect(body).toMatchObject({ profile, preference });
  });

  it('do not set the desired ages of the profile by themselves', async () => {
    expect(await update({ profile: { desiredMinAge: 20 } })).toEqual(
      failed(422, serverMessages.fieldUnknown('profile.desiredMinAge')),
    );
  });
});

describe('the whole profile', () => {
  it('is complete with the last step, and stays so', async () => {
    await addPhoto('/pictures/portraits/001.jpg');
    const { location, geoLat, geoLng, ...others } = profileStepsUpdate;
    expect(isComplete((await update(others)).body as User)).toBe(false);
    expect(await me()).toMatchObject({ completedOnboarding: false, profileCompleted: null });

    const done = (await update({ location, geoLat, geoLng })).body as User;
    expect(isComplete(done)).toBe(true);
    expect(done).toMatchObject({
      completedOnboarding: true,
      newUser: false,
      profileCompleted: NOW.toISOString(),
    });

    sandbox.advance(60);
    const later = (await update({ profile: { company: null } })).body as User;
    expect(isComplete(later)).toBe(true);
    expect(later.profileCompleted).toBe(NOW.toISOString());
  });

  it.each([
    ['without a photo', undefined],
    ['with an empty slot for a photo', null],
  ])('is not complete %s', async (_what, path) => {
    if (path !== undefined) await addPhoto(path);
    expect(isComplete((await update(profileStepsUpdate)).body as User)).toBe(false);
  });

  it('is shown in the application status', async () => {
    await addPhoto('/pictures/portraits/001.jpg');
    await update(profileStepsUpdate);
    const { body } = await sandbox.call('GET', '/application-status/me', { token });
    expect(body).toMatchObject({
      activities: expect.arrayContaining([
        { action: 'COMPLETE_PROFILE', completed: true },
      ]) as unknown,
    });
  });
});
