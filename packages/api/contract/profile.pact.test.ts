import { messages } from '@perigee/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptedDater, waitlistedDater, waitlistEntry } from '../src/fixtures/index.ts';
import { getCurrentUser } from '../src/index.ts';
import { given } from './given.ts';
import { anAcceptedPerson, aWaitlistedPerson } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const operationId = 'getCurrentUser';

beforeAll(() => {
  clearArea('profile');
});

describe('getCurrentUser', () => {
  it('shows somebody on the waitlist to themselves', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for oneself, on the waitlist',
        given: given('a signed-in dater on the waitlist', {
          userId: waitlistedDater.id,
          position: waitlistEntry.position ?? 1,
        }),
        bearer: true,
      },
      { status: 200, body: aWaitlistedPerson },
      async () => {
        const { id, name, email, waitlist, waitlistStatus } = waitlistedDater;
        expect(await getCurrentUser()).toMatchObject({ id, name, email, waitlist, waitlistStatus });
      },
    ));

  it('shows somebody accepted to themselves', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for oneself, accepted',
        given: given('a signed-in dater who was accepted', { userId: acceptedDater.id }),
        bearer: true,
      },
      { status: 200, body: anAcceptedPerson },
      async () => {
        const { id, username, profileImage, images, waitlistStatus, hNum } = acceptedDater;
        expect(await getCurrentUser()).toMatchObject({
          id,
          username,
          profileImage,
          images,
          waitlistStatus,
          hNum,
        });
      },
    ));

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for oneself with an expired session',
        given: given('an expired session', { userId: waitlistedDater.id }),
        bearer: true,
      },
      { status: 401, message: messages.server.signInAgain },
      async (refusal) => {
        await expect(getCurrentUser()).rejects.toMatchObject(refusal);
      },
    ));
});
