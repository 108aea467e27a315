import { adminMessages } from '@perigee/domain/admin';
import { afterAll, describe, expect, it } from 'vitest';
import { asAdmin, memberOf } from './admin-people.ts';
import { createTestSandbox, failed } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const server = serverMessages;
const MEMBER = 101;

const sandbox = await createTestSandbox();
const call = await asAdmin(sandbox, [memberOf(MEMBER)]);
afterAll(() => sandbox.close());

const MEMBER_PAGE = ['PATCH', `/v1/admin/users/${MEMBER}`] as const;
const MATCH = ['POST', '/v1/admin/matches'] as const;
const NOTE = ['POST', '/v1/admin/match-feedback'] as const;
const PROFILES = ['POST', `/v1/admin/ai/users/${MEMBER}/profiles`] as const;
const TRAINING = ['POST', '/ai/models/dream-booth'] as const;
const DRAWING = ['POST', '/ai/image/dream-booth'] as const;
const template = { system: 'a', user: 'b', assistant: 'c' };
const ofTemplate = (change: object) => ({
  idealProfilePromptTemplate: { ...template, ...change },
});
const photo = { id: 1, moderationStatus: 'Approved' };

const TABLE: [readonly [string, string], string, unknown, string][] = [
  [MEMBER_PAGE, 'nothing', {}, server.nothingToUpdate],
  [MEMBER_PAGE, 'an H# of 0', { hNum: 0 }, server.fieldTooSmall('hNum', 1)],
  [MEMBER_PAGE, 'an H# of 11', { hNum: 11 }, server.fieldTooBig('hNum', 10)],
  [MEMBER_PAGE, 'points', { points: 900 }, server.fieldUnknown('points')],
  [MEMBER_PAGE, 'a flag', { ignore: true }, server.fieldNotOneOf('ignore', 'false')],
  [MEMBER_PAGE, 'no photo', { images: [] }, server.fieldTooSmall('images', 1)],
  [
    MEMBER_PAGE,
    'a photo that waits',
    { images: [{ ...photo, moderationStatus: 'Pending' }] },
    server.fieldNotOneOf('images.0.moderationStatus', 'Approved, Rejected'),
  ],
  [
    MEMBER_PAGE,
    'another picture',
    { images: [{ ...photo, url: '/x.jpg' }] },
    server.fieldUnknown('images.0.url'),
  ],
  [
    MEMBER_PAGE,
    'no reason',
    { images: [{ ...photo, moderationStatus: 'Rejected' }] },
    adminMessages.rejectionReasonMissing,
  ],
  [MATCH, 'one person', { userId: MEMBER }, server.fieldMissing('profileId')],
  [
    MATCH,
    'no day',
    { userId: MEMBER, profileId: 3, activatesAt: '2026-02-30' },
    server.fieldMalformed('activatesAt'),
  ],
  [MATCH, 'a kind', { userId: MEMBER, profileId: 3, type: 'like' }, server.fieldUnknown('type')],
  [NOTE, 'no text', { userId: MEMBER }, server.fieldMissing('text')],
  [NOTE, 'an empty text', { userId: MEMBER, text: '' }, server.fieldMissing('text')],
  [NOTE, 'a blank text', { userId: MEMBER, text: ' ' }, server.fieldMissing('text')],
  [
    NOTE,
    'a long text',
    { userId: MEMBER, text: 'x'.repeat(2001) },
    server.fieldTooLong('text', 2000),
  ],
  [
    PROFILES,
    'half a template',
    ofTemplate({ user: undefined }),
    server.fieldMissing('idealProfilePromptTemplate.user'),
  ],
  [
    PROFILES,
    'an empty prompt',
    ofTemplate({ system: '' }),
    server.fieldMissing('idealProfilePromptTemplate.system'),
  ],
  [
    PROFILES,
    'a blank prompt',
    ofTemplate({ assistant: '  ' }),
    server.fieldMissing('idealProfilePromptTemplate.assistant'),
  ],
  [
    PROFILES,
    'a fourth prompt',
    ofTemplate({ tool: 'd' }),
    server.fieldUnknown('idealProfilePromptTemplate.tool'),
  ],
  [TRAINING, 'no name', { imageIds: [1] }, server.fieldMissing('name')],
  [TRAINING, 'a blank name', { name: ' ', imageIds: [1] }, server.fieldMissing('name')],
  [TRAINING, 'no pictures', { name: 'Autumn', imageIds: [] }, server.fieldTooSmall('imageIds', 1)],
  [DRAWING, 'no prompt', { modelId: 1 }, server.fieldMissing('prompt')],
  [DRAWING, 'a blank prompt', { modelId: 1, prompt: ' ' }, server.fieldMissing('prompt')],
  [
    DRAWING,
    'a long prompt',
    { modelId: 1, prompt: 'x'.repeat(1001) },
    server.fieldTooLong('prompt', 1000),
  ],
];

describe('a body that is not of its call’s shape', () => {
  it.each(TABLE)('is refused by %o: %s', async ([method, path], _what, body, message) => {
    expect(await call(method, path, { body })).toEqual(failed(422, message));
  });

  it.each([MEMBER_PAGE, MATCH, NOTE, PROFILES, TRAINING, DRAWING])(
    'is refused by %s %s where it is not JSON',
    async (method, path) => {
      expect(await call(method, path, { body: '{' })).toEqual(failed(400, server.malformedJson));
    },
  );
});
