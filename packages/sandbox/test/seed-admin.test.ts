import type {
  ActiveUser,
  AdminUser,
  AiCompatibility,
  ImageModel,
  MatchFeedback,
  MatchRecommendation,
  MatchRow,
} from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchRecommendations } from '../src/db/schema/admin.ts';
import { users } from '../src/db/schema/users.ts';
import { DEMO_PHONES } from '../src/seed/demo-accounts.ts';
import { seedOnce, type SeedSize } from '../src/seed/seed.ts';
import { createTestSandbox, NOW, type TestSandbox } from './harness.ts';

const ADMIN = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each<SeedSize>(['full', 'small'])('the %s seed', (size) => {
  let sandbox: TestSandbox;
  let members: ActiveUser[];
  const get = async <Body>(path: string): Promise<Body> => {
    const token = await sandbox.context.tokens.session(ADMIN);
    const { status, body } = await sandbox.call('GET', path, { token });
    expect(status).toBe(200);
    return body as Body;
  };
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    await seedOnce(sandbox.context, size);
    members = await get<ActiveUser[]>('/v1/admin/users');
  });
  afterAll(() => sandbox.close());

  const isFull = size === 'full';

  it('has members for the table', () => {
    expect(members.length).toBeGreaterThan(isFull ? 40 : 4);
    for (const { approvedAt, hNum } of members) {
      expect(approvedAt).not.toBeNull();
      expect(hNum).not.toBeNull();
    }
  });

  it('has recommendations of all kinds, new and expired', async () => {
    const rows = await sandbox.db.select().from(matchRecommendations);
    expect(rows.length).toBeGreaterThanOrEqual(isFull ? 60 : 5);
    for (const flag of ['visible', 'revealed', 'accepted', 'declined', 'matched'] as const) {
      expect(new Set(rows.map((row) => row[flag]))).toEqual(new Set([true, false]));
    }
    for (const { revealed, accepted, declined, matched } of rows) {
      expect(accepted && declined).toBe(false);
      expect((accepted || declined) && !revealed).toBe(false);
      expect(matched && !accepted).toBe(false);
    }
    const isNew = rows.filter(({ createdAt }) => createdAt.getTime() > NOW.getTime() - 14 * DAY_MS);
    expect(isNew.length).toBeGreaterThan(isFull ? 15 : 4);
    const expired = rows.filter(({ expiresAt }) => expiresAt < NOW);
    expect(expired.length).toBeGreaterThanOrEqual(isFull ? 20 : 0);
  });

  it('has queued matches, one for a chosen day', async () => {
    const rows = await get<MatchRow[]>('/v1/admin/matches');
    const waiting = rows.filter(({ timestamp }) => timestamp * 1000 > NOW.getTime());
    expect(waiting.map(({ type }) => type)).toEqual(['queued', 'queued']);
    expect(waiting.filter(({ preferredDate }) => preferredDate !== null)).toHaveLength(1);
  });

  it('has a member with more than a page of notes', async () => {
    const lengths = await Promise.all(
      members.map(async ({ id }) => {
        const notes = await get<MatchFeedback[]>(`/v1/admin/match-feedback?userId=${id}`);
        return notes.length;
      }),
    );
    expect(Math.max(...lengths)).toBeGreaterThan(limits.adminPageSize.feedback);
  });

  it('has a member with more than a page of recommendations', async () => {
    const lengths = await Promise.all(
      members.map(async ({ id }) => {
        const path = `/v1/admin/matches/recommendations?userId=${id}`;
        return (await get<MatchRecommendation[]>(path)).length;
      }),
    );
    const least = isFull ? limits.adminPageSize.recommendations : 0;
    expect(Math.max(...lengths)).toBeGreaterThan(least);
  });

  it('has photos to decide on, and a rejected one', async () => {
    const pages = await Promise.all(
      members.map(({ id }) => get<AdminUser>(`/v1/admin/users/${id}`)),
    );
    const photos = pages.flatMap(({ images }) => images);
    expect(photos.filter(({ moderationStatus }) => moderationStatus === 'Pending')).not.toEqual([]);
    const rejected = photos.filter(({ moderationStatus }) => moderationStatus === 'Rejected');
    expect(rejected).not.toEqual([]);
    for (const { rejectionReason } of rejected) expect(rejectionReason).toBeTruthy();
  });

  it('has accounts that are flagged', async () => {
    const rows = await sandbox.db.select().from(users);
    const flagged = rows.filter(({ ignore }) => ignore);
    expect(flagged).not.toEqual([]);
    expect(flagged.filter(({ phoneNumber }) => DEMO_PHONES.has(phoneNumber))).toEqual([]);
  });

  it('has two models that are ready', async () => {
    const models = await get<ImageModel[]>('/ai/models');
    expect(models.map(({ status }) => status)).toEqual(['ready', 'ready']);
  });

  it('has ideal matches for members', async () => {
    const token = await sandbox.context.tokens.session(ADMIN);
    const [first] = members;
    const { body } = await sandbox.call('POST', `/v1/admin/ai/users/${first?.id}/profiles`, {
      token,
      body: {},
    });
    const { idealMatches } = body as AiCompatibility;
    expect(idealMatches.length).toBeGreaterThan(0);
  });

  it('finds people by what they look for', async () => {
    const filters = JSON.stringify({ lookingFor: { height: `4'2"` } });
    const found = await get<ActiveUser[]>(`/v1/admin/users?${new URLSearchParams({ filters })}`);
    expect(found.length).toBeLessThan(members.length);
  });
});
