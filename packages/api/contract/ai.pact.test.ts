import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  drawImage,
  listImageModels,
  loadAiCompatibility,
  trainImageModel,
  type AiCompatibility,
  type AiProfile,
  type DrawnImage,
  type ImageModel,
} from '../src/index.ts';
import { fromState, given } from './given.ts';
import { anInstant, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { aiCompatibility, drawImageRequest, drawnImage, imageModel, learningModel } = fixtures;
const { templateChange, trainImageModelRequest } = fixtures;
const { arrayContaining, atLeastLike, eachLike, integer, number, string } = MatchersV3;
const { userId } = aiCompatibility.userProfile;
const anAdmin = given('a user', { role: 'admin' });

beforeAll(() => {
  rewriteArea('admin', ['loadAiCompatibility', 'listImageModels', 'trainImageModel', 'drawImage']);
});

const aProfile = ({ profile, trait, tags, userId: of }: AiProfile) =>
  ({
    profile: string(profile),
    trait: string(trait),
    // A profile in words may have none.
    tags: atLeastLike(string(tags[0] ?? ''), 0, 1),
    userId: integer(of),
  }) satisfies Expected<AiProfile>;

describe('loadAiCompatibility', () => {
  const { userProfile, idealProfile, idealMatches } = aiCompatibility;
  const [nearest] = idealMatches;
  const { system, user, assistant } = aiCompatibility.idealProfilePromptTemplate;
  const id = String(userId);
  const call = {
    operationId: 'loadAiCompatibility',
    given: [
      anAdmin,
      given('another user', { role: 'member' }),
      given('a third user', { role: 'member' }),
    ],
    bearer: true,
    path: { id: fromState('otherId', userId) },
  };

  it('shows a user, their ideal match, and the members who are close to it', () =>
    succeeds(
      { ...call, receiving: 'a request for profiles in words', body: {} },
      {
        status: 200,
        body: {
          userProfile: aProfile(userProfile),
          idealProfile: aProfile(idealProfile),
          idealMatches: eachLike(
            nearest && {
              ...aProfile(nearest),
              averageDistance: number(nearest.averageDistance),
              distances: eachLike({ attribute: string('age'), distance: number(0.05) }),
            },
          ),
          idealProfilePromptTemplate: {
            system: string(system),
            user: string(user),
            assistant: string(assistant),
          },
        } satisfies Expected<AiCompatibility>,
      },
      async () => {
        const loaded = await loadAiCompatibility(id, {});
        expect(loaded.userProfile.profile).toBe(userProfile.profile);
        expect(loaded.idealProfilePromptTemplate).toEqual({ system, user, assistant });
        expect(loaded.idealMatches[0]).toMatchObject({
          userId: nearest?.userId,
          averageDistance: 0.35,
        });
      },
    ));

  it('applies a template', () =>
    succeeds(
      { ...call, receiving: 'another template', body: templateChange },
      { status: 200 },
      async () => {
        expect(await loadAiCompatibility(id, templateChange)).toBeUndefined();
      },
    ));
});

describe('listImageModels', () => {
  const query = { provider: imageModel.provider };

  it.each([
    ['image models', true, imageModel],
    ['image models in training', false, learningModel],
  ])('lists %s of a provider', (what, trained, model) => {
    const { id, name, provider, status, createdAt } = model;
    return succeeds(
      {
        operationId: 'listImageModels',
        receiving: `a request for ${what}`,
        given: [anAdmin, given('an image model', { trained })],
        bearer: true,
        query,
      },
      {
        status: 200,
        body: arrayContaining({
          id: integer(id),
          name: string(name),
          provider: string(provider),
          status,
          createdAt: anInstant(createdAt),
        } satisfies Expected<ImageModel>),
      },
      async () => {
        expect(await listImageModels(query)).toEqual([model]);
      },
    );
  });
});

it('trainImageModel begins to train a model', () => {
  const body = { ...trainImageModelRequest, imageIds: [1, 2] };
  return succeeds(
    {
      operationId: 'trainImageModel',
      receiving: 'a model to train',
      given: [anAdmin, given('two photos', { of: 'user' })],
      bearer: true,
      body: { ...body, imageIds: [fromState('imageId', 1), fromState('secondImageId', 2)] },
    },
    { status: 200 },
    async () => {
      expect(await trainImageModel(body)).toBeUndefined();
    },
  );
});

it('drawImage draws a picture', () => {
  const { url } = drawnImage.media;
  return succeeds(
    {
      operationId: 'drawImage',
      receiving: 'a picture to draw',
      given: [anAdmin, given('an image model', { trained: true })],
      bearer: true,
      body: { ...drawImageRequest, modelId: fromState('modelId', drawImageRequest.modelId) },
    },
    {
      status: 200,
      body: { media: { url: string(url ?? '') } } satisfies Expected<DrawnImage>,
    },
    async () => {
      expect((await drawImage(drawImageRequest)).media.url).toBe(url);
    },
  );
});
