import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import { adminMessages, adminServerMessages } from '@perigee/domain/admin';
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
import { ImageModel as ImageModelSchema } from '../src/zod.ts';
import { given } from './given.ts';
import { anInstant, oneOf, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { aiCompatibility, drawImageRequest, drawnImage, imageModel, learningModel } = fixtures;
const { templateChange, trainImageModelRequest, waitlistedDater } = fixtures;
const { eachLike, integer, number, string } = MatchersV3;
const adminId = fixtures.adminUser.id;
const { userId } = aiCompatibility.userProfile;
const [nearest] = aiCompatibility.idealMatches;
const profileId = nearest?.userId ?? 0;
const modelId = imageModel.id;

beforeAll(() => {
  clearArea('admin', ['loadAiCompatibility', 'listImageModels', 'trainImageModel', 'drawImage']);
});

const aProfile = ({ profile, trait, tags, userId: of }: AiProfile) =>
  ({
    profile: string(profile),
    trait: string(trait),
    tags: eachLike(string(tags[0] ?? '')),
    userId: of,
  }) satisfies Expected<AiProfile>;

const aCompatibility = (template: AiCompatibility['idealProfilePromptTemplate']) =>
  ({
    userProfile: aProfile(aiCompatibility.userProfile),
    idealProfile: aProfile(aiCompatibility.idealProfile),
    idealMatches: [
      nearest && {
        ...aProfile(nearest),
        averageDistance: number(nearest.averageDistance),
        distances: eachLike({ attribute: string('age'), distance: number(0.05) }),
      },
    ],
    idealProfilePromptTemplate: template,
  }) satisfies Expected<AiCompatibility>;

describe('loadAiCompatibility', () => {
  const id = String(userId);
  const call = {
    operationId: 'loadAiCompatibility',
    given: given('a signed-in admin and two members', { adminId, userId, profileId }),
    bearer: true,
    path: { id },
  };

  it('shows a user, their ideal and who comes near to it', () => {
    const { system, user, assistant } = aiCompatibility.idealProfilePromptTemplate;
    const template = {
      system: string(system),
      user: string(user),
      assistant: string(assistant),
    } as never;
    return succeeds(
      { ...call, receiving: 'a request for profiles in words', body: {} },
      { status: 200, body: aCompatibility(template) },
      async () => {
        const { idealMatches, ...loaded } = await loadAiCompatibility(id, {});
        expect(loaded.userProfile.profile).toBe(aiCompatibility.userProfile.profile);
        expect(loaded.idealProfilePromptTemplate).toEqual({ system, user, assistant });
        expect(idealMatches[0]).toMatchObject({ userId: profileId, averageDistance: 0.35 });
      },
    );
  });

  it('applies a template', () => {
    const { idealProfilePromptTemplate: template } = templateChange;
    if (template === undefined) throw new Error('The fixture has no template.');
    return succeeds(
      { ...call, receiving: 'another template', body: templateChange },
      { status: 200, body: aCompatibility(template) },
      async () => {
        const applied = await loadAiCompatibility(id, templateChange);
        expect(applied.idealProfilePromptTemplate).toEqual(template);
      },
    );
  });

  it('refuses an unknown user', () =>
    refuses(
      {
        ...call,
        receiving: 'a request for profiles of an unknown user',
        path: { id: '999999' },
        body: {},
      },
      { status: 404, message: adminMessages.notFound },
      async (refusal) => {
        await expect(loadAiCompatibility('999999', {})).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a user without a profile', () => {
    const applicant = String(waitlistedDater.id);
    return refuses(
      {
        ...call,
        receiving: 'a request for profiles of a user without a profile',
        given: given('a signed-in admin and an applicant', {
          adminId,
          userId: waitlistedDater.id,
          waitlistStatus: 'pending',
        }),
        path: { id: applicant },
        body: {},
      },
      { status: 422, message: adminServerMessages.noProfile },
      async (refusal) => {
        await expect(loadAiCompatibility(applicant, {})).rejects.toMatchObject(refusal);
      },
    );
  });
});

const aModel = ({ id, name, provider, status, createdAt }: ImageModel) =>
  ({
    id: integer(id),
    name: string(name),
    provider: string(provider),
    status: oneOf(ImageModelSchema.shape.status.options, status),
    createdAt: anInstant(createdAt),
  }) satisfies Expected<ImageModel>;

const ready = given('a signed-in admin and a model that is ready', { adminId, modelId });

describe('listImageModels', () => {
  const call = { operationId: 'listImageModels', given: ready, bearer: true };

  it('lists the models of a provider', () => {
    const query = { provider: imageModel.provider };
    return succeeds(
      { ...call, receiving: 'a request for image models', query },
      { status: 200, body: [aModel(imageModel)] },
      async () => {
        expect(await listImageModels(query)).toEqual([imageModel]);
      },
    );
  });
});

describe('trainImageModel', () => {
  const call = { operationId: 'trainImageModel', bearer: true };
  const userWithPicture = fixtures.memberForAdmins.id;

  it('begins to train a model', () =>
    succeeds(
      {
        ...call,
        receiving: 'a model to train',
        given: given('a signed-in admin and a member', {
          adminId,
          userId: userWithPicture,
          imageId: trainImageModelRequest.imageIds[0] ?? 0,
        }),
        body: trainImageModelRequest,
      },
      { status: 200, body: { ...aModel(learningModel), status: 'training' } },
      async () => {
        expect(await trainImageModel(trainImageModelRequest)).toEqual(learningModel);
      },
    ));

  it('refuses pictures that are not there', () => {
    const body = { ...trainImageModelRequest, imageIds: [999_999] };
    return refuses(
      {
        ...call,
        receiving: 'a model to train on pictures that are not there',
        given: given('a signed-in admin', { adminId }),
        body,
      },
      { status: 422, message: adminServerMessages.picturesNotFound },
      async (refusal) => {
        await expect(trainImageModel(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});

describe('drawImage', () => {
  const call = { operationId: 'drawImage', given: ready, bearer: true };

  it('draws a picture', () => {
    const { id, url } = drawnImage.media;
    return succeeds(
      { ...call, receiving: 'a picture to draw', body: drawImageRequest },
      {
        status: 200,
        body: {
          media: { id: integer(id), url: string(url ?? '') },
        } satisfies Expected<DrawnImage>,
      },
      async () => {
        expect(await drawImage(drawImageRequest)).toEqual(drawnImage);
      },
    );
  });

  it('refuses a model that is not there', () => {
    const body = { ...drawImageRequest, modelId: 999_999 };
    return refuses(
      { ...call, receiving: 'a picture to draw by a model that is not there', body },
      { status: 404, message: adminServerMessages.modelNotFound },
      async (refusal) => {
        await expect(drawImage(body)).rejects.toMatchObject(refusal);
      },
    );
  });

  it('refuses a model that is training', () => {
    const body = { ...drawImageRequest, modelId: learningModel.id };
    return refuses(
      {
        ...call,
        receiving: 'a picture to draw by a model that is training',
        given: given('a signed-in admin and a model that is training', {
          adminId,
          modelId: learningModel.id,
        }),
        body,
      },
      { status: 409, message: adminServerMessages.modelTraining },
      async (refusal) => {
        await expect(drawImage(body)).rejects.toMatchObject(refusal);
      },
    );
  });

  it('refuses a blank prompt', () => {
    const body = { ...drawImageRequest, prompt: '  ' };
    return refuses(
      { ...call, receiving: 'a picture to draw of nothing', body },
      { status: 422, message: serverMessages.fieldMissing('prompt') },
      async (refusal) => {
        await expect(drawImage(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});
