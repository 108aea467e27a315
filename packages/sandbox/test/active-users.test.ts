import type { ActiveUserFilters } from '@perigee/api/zod';
import { ActiveUser } from '@perigee/api/zod';
import { afterAll, describe, expect, it } from 'vitest';
import { hosting } from '../src/states/events.ts';
import { waiting } from '../src/states/people.ts';
import { asAdmin, memberOf } from './admin-people.ts';
import { createTestSandbox, failed, NOW } from './harness.ts';
import { adminServerMessages } from '../src/admin/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const [ANA, BEN, CAM, DEE] = [101, 102, 103, 104];

const sandbox = await createTestSandbox();
const call = await asAdmin(sandbox, [
  memberOf(ANA, {
    name: 'Ana Lucía',
    username: 'ana_1',
    email: 'ana@example.com',
    gender: 'F',
    birthdate: '1996-12-01',
    hNum: 3,
    preference: {
      genders: ['M'],
      minAge: 28,
      maxAge: 35,
      minHeight: `5'10"`,
      maxHeight: `6'2"`,
      religion: ['Jewish', 'Agnostic'],
      ethnicity: ['Latin'],
      politics: ['Liberal'],
    },
    profile: {
      height: `5'4"`,
      religion: 'Jewish',
      ethnicity: 'Latin',
      politics: 'Liberal',
      starSign: 'Aries',
    },
  }),
  memberOf(BEN, {
    name: '100% Ben',
    username: 'ben',
    email: 'ben@example.com',
    gender: 'M',
    birthdate: '1980-06-15',
    hNum: 9,
    preference: { genders: ['everyone'], minAge: null, maxAge: 40 },
    profile: { height: `6'1"`, religion: 'Agnostic', starSign: 'Leo' },
  }),
  memberOf(CAM, {
    name: 'Cam',
    username: 'cam',
    email: 'cam@example.com',
    gender: 'agender',
    birthdate: '1990-01-31',
    preference: { genders: ['non_binary'], minAge: 50, maxAge: null },
    profile: {},
  }),
  memberOf(DEE, {
    name: 'Dee',
    username: 'dee',
    email: 'dee@example.com',
    birthdate: null,
    preference: null,
    profile: {},
  }),
  waiting({ id: 201, email: 'waiting@example.com', phoneNumber: '+12125550177' }, NOW),
  hosting({ id: 202 }, NOW),
]);
afterAll(() => sandbox.close());

const list = (query: { search?: string; filters?: string }) =>
  call('GET', `/v1/admin/users?${new URLSearchParams(query)}`);
const idsOf = async (query: { search?: string; filters?: string }) => {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  return (body as ActiveUser[]).map(({ id }) => id);
};

describe('active users', () => {
  it('are accepted members without admins, hosts and applicants', async () => {
    expect(await idsOf({})).toEqual([ANA, BEN, CAM, DEE]);
  });

  it('come as rows of the table', async () => {
    const { body } = await list({ search: 'ana_1' });
    expect(body).toEqual([
      {
        id: ANA,
        name: 'Ana Lucía',
        birthdate: '1996-12-01',
        gender: 'F',
        genderPreference: ['M'],
        hNum: 3,
        approvedAt: NOW.toISOString(),
        profileImage: 'http://sandbox.test/pictures/portraits/021.jpg',
      },
    ]);
    for (const row of body as unknown[]) expect(ActiveUser.parse(row)).toEqual(row);
  });
});

describe('a search', () => {
  it.each([
    ['lucía', [ANA]],
    ['ANA_', [ANA]],
    [' ben ', [BEN]],
    ['%', [BEN]],
    ['_', [ANA]],
    ['cam@', [CAM]],
    ['EXAMPLE.com', [ANA, BEN, CAM, DEE]],
    ['104', [DEE]],
    ['10', [BEN]],
    ['99999999999', []],
    ['nobody', []],
    ["' or 1=1 --", []],
    ['true', []],
    ['', [ANA, BEN, CAM, DEE]],
    ['   ', [ANA, BEN, CAM, DEE]],
  ])('for %s finds %o', async (search, ids) => {
    expect(await idsOf({ search })).toEqual(ids);
  });

  it.each([
    ['x'.repeat(201), serverMessages.fieldTooLong('search', 200)],
    ['a\0b', serverMessages.fieldMalformed('search')],
  ])('is refused if it is malformed', async (search, message) => {
    expect(await list({ search })).toEqual(failed(422, message));
  });

  it('takes no other parameters', async () => {
    expect(await call('GET', '/v1/admin/users?page=2')).toEqual(
      failed(422, serverMessages.fieldUnknown('page')),
    );
  });
});

const FILTERS: [ActiveUserFilters, number[]][] = [
  [{}, [ANA, BEN, CAM, DEE]],
  [{ about: { gender: 'F' } }, [ANA]],
  [{ about: { minAge: 30 } }, [ANA, BEN, CAM]],
  [{ about: { minAge: 31 } }, [BEN, CAM]],
  [{ about: { maxAge: 30 } }, [ANA]],
  [{ about: { maxAge: 29 } }, []],
  [{ about: { minAge: 36, maxAge: 46 } }, [BEN, CAM]],
  [{ about: { minAge: 117 } }, []],
  [{ about: { minHeight: `5'5"` } }, [BEN]],
  [{ about: { maxHeight: `5'4"` } }, [ANA]],
  [{ about: { minHeight: `5'4"`, maxHeight: `6'1"` } }, [ANA, BEN]],
  [{ about: { minHeight: `6'2"`, maxHeight: `6'3"` } }, []],
  [{ about: { religion: 'Agnostic' } }, [BEN]],
  [{ about: { ethnicity: 'Latin' } }, [ANA]],
  [{ about: { politics: 'Liberal' } }, [ANA]],
  [{ about: { starSign: 'Leo' } }, [BEN]],
  [{ about: { minHNum: 8 } }, [BEN]],
  [{ about: { maxHNum: 3 } }, [ANA]],
  [{ about: { minHNum: 4, maxHNum: 8 } }, [CAM, DEE]],
  [{ lookingFor: { genderPreference: 'M' } }, [ANA, BEN, DEE]],
  [{ lookingFor: { genderPreference: 'non_binary' } }, [BEN, CAM, DEE]],
  [{ lookingFor: { genderPreference: 'everyone' } }, [BEN, DEE]],
  [{ lookingFor: { age: 28 } }, [ANA, BEN, DEE]],
  [{ lookingFor: { age: 36 } }, [BEN, DEE]],
  [{ lookingFor: { age: 60 } }, [CAM, DEE]],
  [{ lookingFor: { height: `5'10"` } }, [ANA, BEN, CAM, DEE]],
  [{ lookingFor: { height: `5'9"` } }, [BEN, CAM, DEE]],
  [{ lookingFor: { height: `6'3"` } }, [BEN, CAM, DEE]],
  [{ lookingFor: { religion: 'Agnostic' } }, [ANA, BEN, CAM, DEE]],
  [{ lookingFor: { religion: 'Catholic' } }, [BEN, CAM, DEE]],
  [{ lookingFor: { ethnicity: 'Latin', politics: 'Moderate' } }, [BEN, CAM, DEE]],
  [{ about: { gender: 'M' }, lookingFor: { age: 36 } }, [BEN, DEE]],
];

describe('filters', () => {
  it.each(FILTERS)('%j leave %o', async (filters, ids) => {
    expect(await idsOf({ filters: JSON.stringify(filters) })).toEqual(ids);
  });

  it('narrow a search', async () => {
    const filters = JSON.stringify({ about: { minHNum: 8 } });
    expect(await idsOf({ search: 'example.com', filters })).toEqual([BEN]);
  });

  it.each([
    ['{', adminServerMessages.filtersMalformed],
    ['idris', adminServerMessages.filtersMalformed],
    ['[]', adminServerMessages.filtersMalformed],
    ['null', adminServerMessages.filtersMalformed],
    ['true', adminServerMessages.filtersMalformed],
    [String.raw`{"about":{"gender":"\u0000"}}`, adminServerMessages.filtersMalformed],
    ['{"gender":"F"}', serverMessages.fieldUnknown('gender')],
    ['{"about":{"shoes":"42"}}', serverMessages.fieldUnknown('about.shoes')],
    ['{"lookingFor":{"minAge":20}}', serverMessages.fieldUnknown('lookingFor.minAge')],
    ['{"about":{"minAge":17}}', serverMessages.fieldTooSmall('about.minAge', 18)],
    ['{"about":{"maxAge":118}}', serverMessages.fieldTooBig('about.maxAge', 117)],
    ['{"about":{"minHNum":0}}', serverMessages.fieldTooSmall('about.minHNum', 1)],
    ['{"about":{"minHeight":"170"}}', serverMessages.fieldMalformed('about.minHeight')],
    [
      '{"about":{"minAge":40,"maxAge":39}}',
      serverMessages.rangeCrossed('about.minAge', 'about.maxAge'),
    ],
    [
      String.raw`{"about":{"minHeight":"5'10\"","maxHeight":"5'9\""}}`,
      serverMessages.rangeCrossed('about.minHeight', 'about.maxHeight'),
    ],
    [
      '{"about":{"minHNum":10,"maxHNum":9}}',
      serverMessages.rangeCrossed('about.minHNum', 'about.maxHNum'),
    ],
    [
      '{"lookingFor":{"genderPreference":"agender"}}',
      serverMessages.fieldNotOneOf('lookingFor.genderPreference', 'M, F, non_binary, everyone'),
    ],
    ['{"lookingFor":{"age":"30"}}', serverMessages.fieldOfWrongType('lookingFor.age', 'a number')],
  ])('%s are refused', async (filters, message) => {
    expect(await list({ filters })).toEqual(failed(422, message));
  });
});
